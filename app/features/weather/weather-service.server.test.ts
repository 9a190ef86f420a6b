import { describe, expect, test } from 'vitest';
import { type FetchLike, fetchReports } from './weather-service.server';

const settings = {
	METAR_API_URL: 'https://weather.example',
	SITE_URL: 'https://aerolume.example',
};
const NOW = Date.parse('2026-03-01T12:00:00Z');
const obsTime = NOW / 1000 - 600;

const report = (icaoId: string, more: object = {}) => ({
	icaoId,
	obsTime,
	rawOb: `METAR ${icaoId} 011150Z 18011KT CAVOK 09/05 Q0998`,
	fltCat: 'VFR',
	...more,
});

/** A fetch that gives every call the same response, and records the requests. */
function service(respond: (url: URL) => unknown, init: ResponseInit = {}) {
	const calls: { url: URL; init: RequestInit }[] = [];
	const fetch: FetchLike = async (url, requested) => {
		calls.push({ url: new URL(url), init: requested });
		const body = respond(new URL(url));
		return new Response(body === null ? null : JSON.stringify(body), init);
	};
	return { calls, ask: (...icaos: string[]) => fetchReports(icaos, settings, fetch, NOW) };
}

describe('the request', () => {
	test('names the stations and the client', async () => {
		const { calls, ask } = service(() => [report('EDDF'), report('EDDM')]);
		await ask('EDDF', 'EDDM');
		expect(calls.map(({ url }) => url.href)).toEqual([
			'https://weather.example/api/data/metar?ids=EDDF,EDDM&format=json',
		]);
		expect(calls[0]?.init).toMatchObject({
			headers: { 'User-Agent': 'Aerolume (https://aerolume.example)' },
			redirect: 'manual',
		});
		expect(calls[0]?.init.signal).toBeInstanceOf(AbortSignal);
	});
});

describe('the response', () => {
	test('gives each station’s report, its time and the service’s own category', async () => {
		const { ask } = service(() => [report('EDDF'), report('EDDM', { fltCat: 'LIFR' })]);
		expect([...(await ask('EDDF', 'EDDM', 'EDDH'))]).toEqual([
			[
				'EDDF',
				{
					raw: 'METAR EDDF 011150Z 18011KT CAVOK 09/05 Q0998',
					observedAt: '2026-03-01T11:50:00.000Z',
					category: 'vfr',
				},
			],
			['EDDM', expect.objectContaining({ category: 'lifr' })],
		]);
	});

	test.each([
		['of a station that was not requested', report('KJFK')],
		['without a station', { ...report('EDDM'), icaoId: undefined }],
		['whose station is no code', report('<b>1')],
		['without text', report('EDDM', { rawOb: '  ' })],
		['whose text is no text', report('EDDM', { rawOb: { $ne: 1 } })],
		['that is far too long', report('EDDM', { rawOb: 'X'.repeat(1001) })],
		['without a time', report('EDDM', { obsTime: null })],
		['whose time is no number', report('EDDM', { obsTime: '1' })],
		['from the future', report('EDDM', { obsTime: NOW / 1000 + 3600 })],
		['from beyond time', report('EDDM', { obsTime: 1e300 })],
		['that is no object', 'EDDM'],
		['that is nothing', null],
	])('leaves out a report %s', async (_, bad) => {
		const { ask } = service(() => [bad, report('EDDF')]);
		expect([...(await ask('EDDF', 'EDDM')).keys()]).toEqual(['EDDF']);
	});

	test.each([null, undefined, 7, 'GOOD'])('takes a category of %j for none', async (fltCat) => {
		const { ask } = service(() => [report('EDDF', { fltCat })]);
		expect((await ask('EDDF')).get('EDDF')?.category).toBeNull();
	});

	test('with two reports of a station gives the newer one', async () => {
		const older = { obsTime: obsTime - 1800, rawOb: 'METAR EDDF older' };
		for (const more of [[older, {}] as const, [{}, older] as const]) {
			const { ask } = service(() => more.map((part) => report('EDDF', part)));
			expect((await ask('EDDF')).get('EDDF')?.raw).not.toContain('older');
		}
	});
});

describe('a failure is', () => {
	test.each([
		['an error', { error: 'down' }, { status: 500 }, 'HTTP 500'],
		['throttling', { error: 'slow down' }, { status: 429 }, 'HTTP 429'],
		[
			'a redirect',
			null,
			{ status: 302, headers: { Location: 'https://evil.example' } },
			'HTTP 302',
		],
		['no result at all', null, { status: 204 }, 'The response has no report'],
		['an empty list', [], {}, 'The response has no report'],
		['a list without a valid report', [1, {}], {}, 'The response has no report'],
		['no list', { icaoId: 'EDDF' }, {}, 'The response is no list'],
	])('%s', async (_, respond, init, message) => {
		await expect(service(() => respond, init).ask('EDDF')).rejects.toThrow(message);
	});

	test('a truncated response', async () => {
		const half = async () => new Response('[{"icaoId":"EDDF","rawOb":"MET');
		await expect(fetchReports(['EDDF'], settings, half, NOW)).rejects.toThrow('JSON');
	});
});
