import { median, type Report, table } from './report';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const METRICS = {
	'first-contentful-paint': 'FCP ms',
	'largest-contentful-paint': 'LCP ms',
	'speed-index': 'Speed Index ms',
	'total-blocking-time': 'TBT ms',
	'cumulative-layout-shift': 'CLS',
};

/** Audits that fail by the demo shop's pictures, which come over HTTP. */
const HTTP_AUDITS = ['is-on-https', 'inspector-issues'];

/** The fields of a Lighthouse report in use. */
export interface Lhr {
	lighthouseVersion: string;
	environment: { hostUserAgent: string };
	/** Scores from 0 to 1, `null` where there is none. */
	categories: Record<
		(typeof CATEGORIES)[number],
		{ score: number | null; auditRefs: { id: string; weight: number }[] }
	>;
	audits: Record<string, { score: number | null; numericValue?: number }>;
}

export interface LighthouseVisit {
	/** Path and mode, such as `/docs dark`. */
	name: string;
	lhr: Lhr;
}

/**
 * Medians by page and mode, and the failed audits. All categories except performance must be 100, but for the audits
 * that the setting fails, and the login, which is `noindex`.
 */
export function reportLighthouse(visits: LighthouseVisit[]): Report {
	const rows: string[][] = [];
	const losses: string[] = [];
	const exceeded: string[] = [];
	for (const name of new Set(visits.map((visit) => visit.name))) {
		const lhrs = visits.filter((visit) => visit.name === name).map(({ lhr }) => lhr);
		const scores = CATEGORIES.map((category) => {
			const score = Math.round(
				100 * median(lhrs.map((lhr) => lhr.categories[category].score ?? 0)),
			);
			const failed = score < 100 ? failedAudits(lhrs, category) : [];
			const loss = `${name}: ${score} in ${category} (${failed.join(', ')})`;
			if (score < 100) losses.push(`- ${loss}`);
			const isAllowed = (audit: string) =>
				HTTP_AUDITS.includes(audit) || (audit === 'is-crawlable' && name.startsWith('/auth/'));
			if (category !== 'performance' && !failed.every(isAllowed)) exceeded.push(loss);
			return String(score);
		});
		const metrics = Object.keys(METRICS).map((metric) => {
			const value = median(lhrs.map(({ audits }) => audits[metric]?.numericValue ?? Number.NaN));
			return value.toFixed(metric === 'cumulative-layout-shift' ? 3 : 0);
		});
		rows.push([name, ...scores, ...metrics]);
	}
	const text = [table(['', ...CATEGORIES, ...Object.values(METRICS)], rows)];
	if (losses.length > 0) text.push('## What costs points', losses.join('\n'));
	return { text: text.join('\n\n'), exceeded };
}

/** Ids of a category's audits that failed in at least one visit. */
function failedAudits(lhrs: Lhr[], category: (typeof CATEGORIES)[number]): string[] {
	const failed = lhrs.flatMap(({ audits, categories }) =>
		categories[category].auditRefs
			.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
			.map(({ id }) => id),
	);
	return [...new Set(failed)];
}
