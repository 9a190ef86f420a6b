import { beforeAll, expect, test } from 'vitest';
import { bundleForServer, publishedAnew } from '../tests/setup/server-bundle';
import { wholeData } from './whole-data';

interface Turbo {
	encode(data: unknown): ReadableStream;
}

const ENTRY = `export { encode } from 'turbo-stream';`;
let plain: Turbo;
let whole: Turbo;

beforeAll(async () => {
	plain = await bundleForServer(ENTRY, []);
	whole = await bundleForServer(ENTRY, [wholeData()]);
});

function read(stream: ReadableStream): Promise<string> {
	return new Response(stream).text();
}

test.each([
	{ title: '„Karte“ – 🇩🇪', rows: [1, null, undefined, { a: new Date(0) }], again: [[], []] },
	'text',
	undefined,
])('data that is ready is there as text, and its stream says the same: %j', async (data) => {
	const stream = whole.encode(data);
	const wanted = await read(plain.encode(data));
	expect(stream).toHaveProperty('whole', wanted);
	expect(await read(stream)).toBe(wanted);
});

test('data that comes later is a stream alone, as it was', async () => {
	const data = () => ({ now: 1, later: Promise.resolve('soon') });
	const stream = whole.encode(data());
	expect(stream).not.toHaveProperty('whole');
	expect(await read(stream)).toBe(await read(plain.encode(data())));
});

test('data that cannot be written fails where its stream is read', async () => {
	const stream = whole.encode({ method: () => 1 });
	expect(stream).not.toHaveProperty('whole');
	await expect(read(stream)).rejects.toThrow();
});

test('a turbo-stream of another form ends the build', async () => {
	const changed = publishedAnew('turbo-stream/dist/turbo-stream.mjs', (code) =>
		code.replace('stringified: [],', 'parts: [],'),
	);
	await expect(bundleForServer(ENTRY, [changed, wholeData()])).rejects.toThrow(
		'turbo-stream.mjs has changed',
	);
});
