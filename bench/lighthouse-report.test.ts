import { expect, test } from 'vitest';
import { type LighthouseVisit, reportLighthouse } from './lighthouse-report';

function visit(name: string, performance: number, failed?: string): LighthouseVisit {
	const category = (score: number, id: string) => ({ score, auditRefs: [{ id, weight: 1 }] });
	const audits = {
		'largest-contentful-paint': { score: performance, numericValue: 2000 },
		...(failed && { [failed]: { score: 0 } }),
	};
	const categories = {
		performance: category(performance, 'largest-contentful-paint'),
		accessibility: category(1, 'image-alt'),
		'best-practices': category(1, 'doctype'),
		seo: category(failed ? 0.66 : 1, failed ?? 'meta-description'),
	};
	const environment = { hostUserAgent: '' };
	return { name, lhr: { lighthouseVersion: '12.8.2', environment, categories, audits } };
}

test('scores are medians, and a slow page alone ends no run', () => {
	const visits = [1, 0.97, 0.9].map((performance) => visit('/ light', performance));
	const { text, exceeded } = reportLighthouse(visits);
	expect(text).toMatch(/\| \/ light \| +97 \| +100 \| +100 \| +100 \| +NaN \| +2000 \|/);
	expect(text).toContain('- / light: 97 in performance (largest-contentful-paint)');
	expect(exceeded).toEqual([]);
});

test('what does not depend on time has to be 100, but for audits that the setting or a login fails', () => {
	const exceededBy = (name: string, audit: string) =>
		reportLighthouse([visit(name, 1, audit)]).exceeded;
	expect(exceededBy('/ dark', 'is-crawlable')).toEqual(['/ dark: 66 in seo (is-crawlable)']);
	expect(exceededBy('/auth/login dark', 'is-crawlable')).toEqual([]);
	expect(exceededBy('/aerolume dark', 'is-on-https')).toEqual([]);
	expect(exceededBy('/auth/login dark', 'meta-description')).toHaveLength(1);
});
