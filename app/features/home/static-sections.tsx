import { staticSection } from '~/ui/static-section';
import * as box from './box-contents';
import * as day from './day-and-night';
import * as how from './how-it-works';
import * as questions from './questions';
import * as report from './report-story';
import * as service from './service-notes';
import * as sizes from './sizes-to-scale';
import * as wall from './wall-drawing';

export const DayAndNightStory = staticSection(
	import.meta.env.SSR ? day.DayAndNight : undefined,
	async () => (await import('./day-and-night')).DayAndNight,
);

export const ReportStory = staticSection(
	import.meta.env.SSR ? report.ReportStory : undefined,
	async () => (await import('./report-story')).ReportStory,
);

export const StepsStory = staticSection(
	import.meta.env.SSR ? how.HowItWorks : undefined,
	async () => (await import('./how-it-works')).HowItWorks,
);

export const SizesStory = staticSection(
	import.meta.env.SSR ? sizes.SizesToScale : undefined,
	async () => (await import('./sizes-to-scale')).SizesToScale,
);

export const BoxStory = staticSection(
	import.meta.env.SSR ? box.BoxContents : undefined,
	async () => (await import('./box-contents')).BoxContents,
);

export const QuestionsStory = staticSection(
	import.meta.env.SSR ? questions.Questions : undefined,
	async () => (await import('./questions')).Questions,
);

export const ServiceStory = staticSection(
	import.meta.env.SSR ? service.ServiceNotes : undefined,
	async () => (await import('./service-notes')).ServiceNotes,
);

export const WallStory = staticSection(
	import.meta.env.SSR ? wall.WallDrawing : undefined,
	async () => (await import('./wall-drawing')).WallDrawing,
);
