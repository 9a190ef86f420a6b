import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { send } from '../http/responses';

/** A 3D model or a video among the shop's files. */
export interface MediaFile {
	/** The platform's name of the format: `glb`, `mp4`. */
	format: string;
	mimeType: string;
	/** Bytes. */
	size: number;
	/** Checksum of the content, for `?v=` in URLs. */
	version: number;
}

const mimeTypes: Readonly<Record<string, string>> = {
	glb: 'model/gltf-binary',
	mp4: 'video/mp4',
	webm: 'video/webm',
};

/** The models and videos of a folder by file name. */
export function readMediaFiles(folder: string): Map<string, MediaFile> {
	const files = new Map<string, MediaFile>();
	if (!existsSync(folder)) {
		return files;
	}
	for (const file of readdirSync(folder)) {
		const format = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
		const mimeType = mimeTypes[format];
		if (mimeType) {
			const content = readFileSync(join(folder, file));
			files.set(file, { format, mimeType, size: content.length, version: crc32(content) });
		}
	}
	return files;
}

/** First and last byte, inclusive. */
interface ByteRange {
	first: number;
	last: number;
}

/** Serves models and videos unchanged, with range requests for players. */
export class MediaService {
	#folder: string;
	#files: ReadonlyMap<string, MediaFile>;

	constructor(folder: string, files: ReadonlyMap<string, MediaFile>) {
		this.#folder = folder;
		this.#files = files;
	}

	has(file: string): boolean {
		return this.#files.has(file);
	}

	async handle(request: IncomingMessage, response: ServerResponse, file: string): Promise<void> {
		const cors = { 'Access-Control-Allow-Origin': '*' };
		const medium = this.#files.get(file);
		if (!medium) {
			send(response, 404, 'text/plain', 'Not Found', cors);
			return;
		}
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			send(response, 405, 'text/plain', 'Method Not Allowed', { ...cors, Allow: 'GET, HEAD' });
			return;
		}
		const etag = `"${medium.version.toString(16)}"`;
		const headers = {
			...cors,
			'Accept-Ranges': 'bytes',
			'Cache-Control': 'public, max-age=31557600, immutable',
			ETag: etag,
		};
		if (request.headers['if-none-match'] === etag) {
			response.writeHead(304, headers).end();
			return;
		}
		const range = request.method === 'GET' ? requestedRange(request, medium, etag) : null;
		if (range === 'unsatisfiable') {
			send(response, 416, 'text/plain', 'Range Not Satisfiable', {
				...cors,
				'Content-Range': `bytes */${medium.size}`,
			});
			return;
		}
		const { first, last } = range ?? { first: 0, last: medium.size - 1 };
		const body = await readBytes(join(this.#folder, file), first, last - first + 1);
		send(response, range ? 206 : 200, medium.mimeType, body, {
			...headers,
			...(range && { 'Content-Range': `bytes ${first}-${last}/${medium.size}` }),
		});
	}
}

/**
 * The range of a request; null where the whole file is sent: no range, several, an unknown unit, or
 * `If-Range` with another version of the file.
 */
function requestedRange(
	{ headers }: IncomingMessage,
	{ size }: MediaFile,
	etag: string,
): ByteRange | 'unsatisfiable' | null {
	const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
	const isCurrent = headers['if-range'] === undefined || headers['if-range'] === etag;
	if (!isCurrent || (from === '' && to === '')) {
		return null;
	}
	const first = from === '' ? Math.max(size - Number(to), 0) : Number(from);
	const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
	if (from !== '' && to !== '' && Number(to) < first) {
		return null;
	}
	return first >= size ? 'unsatisfiable' : { first, last };
}

async function readBytes(path: string, position: number, length: number): Promise<Buffer> {
	const handle = await open(path);
	try {
		const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
		return buffer.subarray(0, bytesRead);
	} finally {
		await handle.close();
	}
}
