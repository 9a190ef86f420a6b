import { describe, expect, test } from 'vitest';
import { type Json, useDemoShop } from '../testing/test-shop';

const shop = useDemoShop();

const urlOf = (ids: string, format = 'json') =>
	`${shop.origin}/api/data/metar?ids=${ids}&format=${format}`;

const get = (ids: string) => fetch(urlOf(ids), { headers: { 'User-Agent': 'Test (a@b.c)' } });

async function reports(ids: string): Promise<Json> {
	return (await get(ids)).json();
}

describe('the weather service', () => {
	test('returns a report in its own format', async () => {
		expect(await reports('EDDF')).toEqual([
			{
				icaoId: 'EDDF',
				receiptTime: '2025-01-27T22:25:00.000Z',
				obsTime: 1_738_016_400,
				reportTime: '2025-01-27T22:20:00.000Z',
				temp: 9,
				dewp: 5,
				wdir: 180,
				wspd: 11,
				visib: '6+',
				altim: 998,
				metarType: 'METAR',
				rawOb: 'METAR EDDF 272220Z AUTO 18011KT 9999 SCT038 09/05 Q0998 NOSIG',
				lat: 50.045,
				lon: 8.598,
				elev: 113,
				name: 'Frankfurt Airport, DE',
				cover: 'SCT',
				clouds: [{ cover: 'SCT', base: 3800 }],
				fltCat: 'VFR',
			},
		]);
	});

	test('returns variable wind, open visibility, gusts and weather', async () => {
		const all: Json[] = await reports('KIKT,CYZE,UUWW');
		const [rig, gusty, moscow] = ['KIKT', 'CYZE', 'UUWW'].map((id) =>
			all.find(({ icaoId }) => icaoId === id),
		);
		expect(rig).toMatchObject({
			wdir: 'VRB',
			visib: '10+',
			cover: 'OVC',
			clouds: [
				{ cover: 'SCT', base: 2800 },
				{ cover: 'BKN', base: 3300 },
				{ cover: 'OVC', base: 5000 },
			],
		});
		expect(gusty).toMatchObject({ wgst: 34, wxString: '-SN', visib: 4 });
		expect(moscow).toMatchObject({ metarType: 'SPECI', fltCat: 'LIFR' });
	});

	test('omits missing fields, and a vertical visibility that was not recorded', async () => {
		const [windless] = await reports('PAMO');
		expect(windless).not.toHaveProperty('wdir');
		expect(windless).not.toHaveProperty('wgst');
		const [pressureless] = await reports('CWQK');
		expect(pressureless).not.toHaveProperty('altim');
		expect(pressureless).not.toHaveProperty('fltCat');
		const [fog] = await reports('URKK');
		expect(fog.clouds).toEqual([{ cover: 'OVX' }]);
	});

	test('omits stations without a report, and responds with 204 without any', async () => {
		expect(await reports('EDDF,XXXX,eddf')).toHaveLength(1);
		const none = await get('XXXX');
		expect(none.status).toBe(204);
		expect(await none.text()).toBe('');
	});

	test.each([
		['no stations', ''],
		['more than 400', Array.from({ length: 401 }, (_, index) => `X${index}`).join(',')],
	])('refuses %s', async (_, ids) => {
		expect((await get(ids)).status).toBe(400);
	});

	test('serves only JSON, and only GET', async () => {
		expect((await fetch(urlOf('EDDF', 'xml'))).status).toBe(400);
		expect((await fetch(urlOf('EDDF'), { method: 'POST' })).status).toBe(405);
	});

	test('is in the request log with its parameters', async () => {
		await get('EDDF');
		expect((await shop.control('requests')).body.requests).toMatchObject([
			{
				operation: 'metar',
				variables: { ids: 'EDDF', format: 'json' },
				headers: { 'user-agent': 'Test (a@b.c)' },
				status: 200,
				fault: null,
			},
		]);
	});
});

describe('its faults', () => {
	const fault = (rule: object) =>
		shop.control('faults', 'PUT', { rules: [{ operation: 'metar', ...rule }] });

	test.each([
		['throttled', 429],
		['http429', 429],
		['http500', 500],
		['http502', 502],
		['http204', 204],
	])('%s responds with %i', async (kind, status) => {
		await fault({ kind });
		expect((await get('EDDF')).status).toBe(status);
		expect((await shop.query('{ shop { name } }')).body).toHaveProperty('data');
	});

	test('malformed: half a response; drop: none', async () => {
		await fault({ kind: 'malformed' });
		await expect(reports('EDDF')).rejects.toThrow('JSON');
		await fault({ kind: 'drop' });
		await expect(get('EDDF')).rejects.toThrow('fetch failed');
	});

	test('timeout: held until the client aborts', async () => {
		await fault({ kind: 'timeout' });
		const request = fetch(urlOf('EDDF'), { signal: AbortSignal.timeout(50) });
		await expect(request).rejects.toThrow('timeout');
	});

	test('latency: the response is late, and complete', async () => {
		await fault({ kind: 'latency', delayMs: 30 });
		const start = performance.now();
		expect(await reports('EDDF')).toHaveLength(1);
		expect(performance.now() - start).toBeGreaterThanOrEqual(29);
	});
});
