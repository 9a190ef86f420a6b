import { expect, test } from 'vitest';
import { type Lhr, reportLighthouse } from './lighthouse-report';

function lhr(performance: number, seo: number, audit = 'meta-description'): Lhr {
	const category = (score: number, id: string) => ({ score, auditRefs: [{ id, weight: 1 }] });
	return {
		lighthouseVersion: '12.8.2',
		environment: { hostUserAgent: '' },
		categories: {
			performance: category(performance, 'largest-contentful-paint'),
			accessibility: category(1, 'image-alt'),
			'best-practices': category(1, 'doctype'),
			seo: category(seo, audit),
		},
		audits: {
			'first-contentful-paint': { title: 'FCP', score: 1, numericValue: 900 },
			'largest-contentful-paint': {
				title: 'Largest Contentful Paint',
				score: performance,
				numericValue: 2000,
			},
			'speed-index': { title: 'SI', score: 1, numericValue: 900 },
			'total-blocking-time': { title: 'TBT', score: 1, numericValue: 0 },
			'cumulative-layout-shift': { title: 'CLS', score: 1, numericValue: 0 },
			[audit]: { title: 'Document has a meta description', score: seo },
		},
	};
}

const light = (report: Lhr) => ({ path: '/', mode: 'light' as const, lhr: report });

test('scores are medians, and a slow page alone ends no run', () => {
	const visits = [lhr(1, 1), lhr(0.97, 1), lhr(0.9, 1)].map(light);
	const { text, exceeded } = reportLighthouse(visits);
	expect(text).toMatch(/\| \/ light \| +97 \| +100 \| +100 \| +100 \| +900 \| +2000 \|/);
	expect(text).toContain('- / light: Largest Contentful Paint');
	expect(exceeded).toEqual([]);
});

test('what owes nothing to time has to be 100', () => {
	const dark = { ...light(lhr(1, 0.92)), mode: 'dark' as const };
	const { text, exceeded } = reportLighthouse([light(lhr(1, 1)), dark]);
	expect(exceeded).toEqual(['/ dark: 92 in SEO.']);
	expect(text).toContain('- / dark: Document has a meta description');
	expect(text).not.toContain('- / light');
});

test('a login that is not for search engines is let off that one audit, a public page is not', () => {
	const blocked = light(lhr(1, 0.66, 'is-crawlable'));
	expect(reportLighthouse([blocked]).exceeded).toEqual(['/ light: 66 in SEO.']);
	expect(reportLighthouse([{ ...blocked, path: '/auth/login' }]).exceeded).toEqual([]);
	const undescribed = { ...light(lhr(1, 0.92)), path: '/auth/login' };
	expect(reportLighthouse([undescribed]).exceeded).toEqual(['/auth/login light: 92 in SEO.']);
});
