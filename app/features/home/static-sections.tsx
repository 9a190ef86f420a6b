import { staticSection } from '~/ui/static-section';
import * as box from './box-contents';
import * as day from './day-and-night';
import * as how from './how-it-works';
import * as report from './metar-section';
import * as questions from './questions';
import * as service from './service-notes';
import * as sizes from './sizes-to-scale';
import * as wall from './wall-drawing';

export const AboutSection = staticSection(
	import.meta.env.SSR ? day.About : undefined,
	async () => (await import('./day-and-night')).About,
);

export const DayAndNightSection = staticSection(
	import.meta.env.SSR ? day.DayAndNight : undefined,
	async () => (await import('./day-and-night')).DayAndNight,
);

export const MetarSection = staticSection(
	import.meta.env.SSR ? report.MetarSection : undefined,
	async () => (await import('./metar-section')).MetarSection,
);

export const StepsSection = staticSection(
	import.meta.env.SSR ? how.HowItWorks : undefined,
	async () => (await import('./how-it-works')).HowItWorks,
);

export const SizesSection = staticSection(
	import.meta.env.SSR ? sizes.SizesToScale : undefined,
	async () => (await import('./sizes-to-scale')).SizesToScale,
);

export const BoxSection = staticSection(
	import.meta.env.SSR ? box.BoxContents : undefined,
	async () => (await import('./box-contents')).BoxContents,
);

export const QuestionsSection = staticSection(
	import.meta.env.SSR ? questions.Questions : undefined,
	async () => (await import('./questions')).Questions,
);

export const ServiceSection = staticSection(
	import.meta.env.SSR ? service.ServiceNotes : undefined,
	async () => (await import('./service-notes')).ServiceNotes,
);

export const WallSection = staticSection(
	import.meta.env.SSR ? wall.WallDrawing : undefined,
	async () => (await import('./wall-drawing')).WallDrawing,
);
