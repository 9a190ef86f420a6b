import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { regionKeys } from '../../catalogue/map-pictures';
import { mapMedia } from '../../catalogue/media';
import { duration } from './clock';

const folder = new URL('../../files/', import.meta.url);
const videos = mapMedia.flatMap((medium) => (medium.type === 'Video' ? [medium] : []));

interface Box {
	name: string;
	content: Buffer;
}

/** The boxes that an MP4, or a box of it, consists of. */
function boxesOf(bytes: Buffer): Box[] {
	const boxes: Box[] = [];
	for (let at = 0; at + 8 <= bytes.length; ) {
		const size = bytes.readUInt32BE(at);
		boxes.push({
			name: bytes.toString('latin1', at + 4, at + 8),
			content: bytes.subarray(at + 8, at + size),
		});
		at += Math.max(size, 8);
	}
	return boxes;
}

/** What lies behind the names, one within the other. */
function inside(bytes: Buffer, ...names: string[]): Buffer {
	return names.reduce(
		(content, name) => boxesOf(content).find((box) => box.name === name)?.content ?? Buffer.of(),
		bytes,
	);
}

test('each map has a film', () => {
	expect(videos.map(({ sources }) => sources[0]?.file)).toEqual(
		regionKeys.map((region) => `aerolume-${region}-day.mp4`),
	);
});

describe.each(videos)('$preview.file’s film', ({ sources }) => {
	const [mp4 = '', webm = ''] = sources.map(({ file }) => file);

	test('is two megabytes at most in all formats together', () => {
		const sizes = [mp4, webm].map((file) => readFileSync(new URL(file, folder)).length);
		expect(Math.min(...sizes)).toBeGreaterThan(100_000);
		expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000);
	});

	test('is MP4 that plays while it loads: its index comes first', () => {
		const names = boxesOf(readFileSync(new URL(mp4, folder))).map(({ name }) => name);
		expect(names[0]).toBe('ftyp');
		expect(names.indexOf('moov')).toBeLessThan(names.indexOf('mdat'));
	});

	test('is one track of H.264 in the stated size and length, without sound', () => {
		const moov = inside(readFileSync(new URL(mp4, folder)), 'moov');
		const tracks = boxesOf(moov).filter(({ name }) => name === 'trak');
		expect(tracks).toHaveLength(1);
		const track = tracks[0]?.content ?? Buffer.of();
		expect(inside(track, 'mdia', 'hdlr').toString('latin1', 8, 12)).toBe('vide');
		const description = inside(track, 'mdia', 'minf', 'stbl', 'stsd');
		expect(description.toString('latin1', 12, 16)).toBe('avc1');
		const size = { width: description.readUInt16BE(40), height: description.readUInt16BE(42) };
		for (const source of sources) expect(source).toMatchObject(size);
		const header = inside(moov, 'mvhd');
		expect(header.readUInt32BE(16) / header.readUInt32BE(12)).toBeCloseTo(duration, 1);
	});

	test('is WebM with AV1 and no sound as well', () => {
		const content = readFileSync(new URL(webm, folder));
		expect(content.readUInt32BE(0)).toBe(0x1a45dfa3);
		const head = content.toString('latin1', 0, 4096);
		expect(head).toContain('webm');
		expect(head).toContain('V_AV1');
		expect(head).not.toContain('A_');
	});
});
