import { median, type Report, table } from './report';

/** As much of a Lighthouse report as is told. */
export interface Lhr {
	lighthouseVersion: string;
	environment: { hostUserAgent: string };
	/** Scores from 0 to 1, `null` where a page could not be judged. */
	categories: Record<
		Category,
		{ score: number | null; auditRefs: { id: string; weight: number }[] }
	>;
	audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

export interface LighthouseVisit {
	path: string;
	mode: 'light' | 'dark';
	lhr: Lhr;
}

const CATEGORIES = {
	performance: 'performance',
	accessibility: 'accessibility',
	'best-practices': 'best practices',
	seo: 'SEO',
} as const;

type Category = keyof typeof CATEGORIES;

const METRICS = {
	'first-contentful-paint': 'FCP ms',
	'largest-contentful-paint': 'LCP ms',
	'speed-index': 'Speed Index ms',
	'total-blocking-time': 'TBT ms',
	'cumulative-layout-shift': 'CLS',
} as const;

/** Medians by page and mode, and what cost a page points. */
export function reportLighthouse(visits: LighthouseVisit[]): Report {
	const names = [...new Set(visits.map(nameOf))];
	const groups = names.map((name) => ({
		name,
		lhrs: visits.filter((visit) => nameOf(visit) === name).map(({ lhr }) => lhr),
	}));
	const scores = table(
		['', ...Object.values(CATEGORIES), ...Object.values(METRICS)],
		groups.map(({ name, lhrs }) => [
			name,
			...categories.map((category) => String(scoreOf(lhrs, category))),
			...Object.keys(METRICS).map((metric) => {
				const value = median(lhrs.map(({ audits }) => audits[metric]?.numericValue ?? Number.NaN));
				return metric === 'cumulative-layout-shift' ? value.toFixed(3) : value.toFixed(0);
			}),
		]),
	);
	const lost = groups.flatMap(({ name, lhrs }) => {
		const titles = categories.flatMap((category) => lossesOf(lhrs, category));
		return titles.length > 0 ? [`- ${name}: ${titles.join('; ')}`] : [];
	});
	const exceeded = groups.flatMap(({ name, lhrs }) =>
		categories
			.filter(
				(category) =>
					category !== 'performance' && lostIn(lhrs, category).some((audit) => isOwed(name, audit)),
			)
			.map((category) => `${name}: ${scoreOf(lhrs, category)} in ${CATEGORIES[category]}.`),
	);
	const losses = lost.length > 0 ? `\n\n## What costs points\n\n${lost.join('\n')}` : '';
	return { text: `${scores}${losses}`, exceeded };
}

const categories = Object.keys(CATEGORIES) as Category[];

function nameOf({ path, mode }: LighthouseVisit): string {
	return `${path} ${mode}`;
}

/** 0 to 100. */
function scoreOf(lhrs: Lhr[], category: Category): number {
	return Math.round(100 * median(lhrs.map(({ categories }) => categories[category].score ?? 0)));
}

/** Ids of the audits that keep a median score below 100. */
function lostIn(lhrs: Lhr[], category: Category): string[] {
	if (scoreOf(lhrs, category) === 100) return [];
	const lost = lhrs.flatMap(({ audits, categories }) =>
		categories[category].auditRefs
			.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
			.map(({ id }) => id),
	);
	return [...new Set(lost)];
}

/** A page that is not for search engines (login) has to fail one audit. */
function isOwed(name: string, audit: string): boolean {
	return audit !== 'is-crawlable' || !name.startsWith('/auth/');
}

function lossesOf(lhrs: Lhr[], category: Category): string[] {
	return lostIn(lhrs, category).map(
		(id) => lhrs.find(({ audits }) => audits[id])?.audits[id]?.title ?? id,
	);
}
