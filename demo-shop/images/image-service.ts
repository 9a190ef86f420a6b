import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { send } from '../http/responses';
import { ByteCache } from './byte-cache';
import { type ImagePlan, parseImageParameters, planImage } from './image-parameters';

/** Formats that the CDN sends. */
type OutputFormat = 'avif' | 'webp' | 'jpeg' | 'progressive jpeg' | 'original';

const contentTypes: Record<Exclude<OutputFormat, 'original'>, string> = {
	avif: 'image/avif',
	webp: 'image/webp',
	jpeg: 'image/jpeg',
	'progressive jpeg': 'image/jpeg',
};

const originalTypes: Readonly<Record<string, string>> = {
	webp: 'image/webp',
	jpg: 'image/jpeg',
	jpeg: 'image/jpeg',
	png: 'image/png',
};

/** AVIF takes seconds beyond this width on a small machine; WebP is sent instead. */
const widestAvif = 1600;
const cacheBytes = 64 * 1024 * 1024;
const parallelConversions = 2;

/** As small as with more effort, in two thirds of the time. */
const WEBP = { quality: 80, effort: 2 };

// Conversions already run in parallel, so one thread for each is fastest.
sharp.concurrency(1);

/** The image files of a folder with a checksum of their content, for `?v=` in URLs. */
export function readFileVersions(folder: string): Map<string, number> {
	const versions = new Map<string, number>();
	if (!existsSync(folder)) {
		return versions;
	}
	for (const file of readdirSync(folder)) {
		if (/\.(?:webp|jpe?g|png)$/i.test(file)) {
			versions.set(file, crc32(readFileSync(join(folder, file))));
		}
	}
	return versions;
}

/** The image CDN: `/cdn/shop/files/<name>`. */
export class ImageService {
	#folder: string;
	#versions: ReadonlyMap<string, number>;
	#cache = new ByteCache(cacheBytes);
	#sizes = new Map<string, { width: number; height: number }>();
	#running = new Map<string, Promise<Buffer>>();
	#free = parallelConversions;
	#waiting: Array<() => void> = [];

	/** `versions` lists the files with the version number in their URLs. */
	constructor(folder: string, versions: ReadonlyMap<string, number>) {
		this.#folder = folder;
		this.#versions = versions;
	}

	async handle(
		request: IncomingMessage,
		response: ServerResponse,
		file: string,
		query: URLSearchParams,
	): Promise<void> {
		const cors = { 'Access-Control-Allow-Origin': '*' };
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			send(response, 405, 'text/plain', 'Method Not Allowed', { ...cors, Allow: 'GET, HEAD' });
			return;
		}
		const version = this.#versions.get(file);
		if (version === undefined) {
			send(response, 404, 'text/plain', 'Not Found', cors);
			return;
		}
		const { body, contentType, key } = await this.#make(file, query, request.headers.accept ?? '');
		const etag = `"${version.toString(16)}-${Buffer.from(key).toString('base64url')}"`;
		const headers = {
			...cors,
			'Cache-Control': 'public, max-age=31557600, immutable',
			Vary: 'Accept',
			ETag: etag,
		};
		if (request.headers['if-none-match'] === etag) {
			response.writeHead(304, headers).end();
			return;
		}
		send(response, 200, contentType, body, headers);
	}

	async #make(file: string, query: URLSearchParams, accept: string) {
		const original = await this.#original(file);
		const { width, height } = await this.#size(file, original);
		const parameters = parseImageParameters(query);
		const plan = planImage(parameters, { width, height });
		const resultWidth = plan.size?.width ?? plan.region?.width ?? width;
		const extension = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
		const format = chooseFormat(parameters.format, accept, resultWidth, extension);
		const isUntouched = plan.size === null && plan.region === null && format === 'original';
		const key = `${JSON.stringify(plan)} ${format}`;
		return {
			key,
			contentType:
				format === 'original'
					? (originalTypes[extension] ?? 'application/octet-stream')
					: contentTypes[format],
			body: isUntouched ? original : await this.#convert(`${file} ${key}`, original, plan, format),
		};
	}

	async #original(file: string): Promise<Buffer> {
		const key = `${file} original`;
		const known = this.#cache.get(key);
		if (known) {
			return known;
		}
		const content = await readFile(join(this.#folder, file));
		this.#cache.set(key, content);
		return content;
	}

	async #size(file: string, original: Buffer): Promise<{ width: number; height: number }> {
		const known = this.#sizes.get(file);
		if (known) {
			return known;
		}
		const { width = 0, height = 0 } = await sharp(original).metadata();
		this.#sizes.set(file, { width, height });
		return { width, height };
	}

	/** Concurrent requests for the same image share one conversion. */
	async #convert(
		key: string,
		original: Buffer,
		plan: ImagePlan,
		format: OutputFormat,
	): Promise<Buffer> {
		const known = this.#cache.get(key) ?? this.#running.get(key);
		if (known) {
			return known;
		}
		const conversion = this.#inTurn(() => convert(original, plan, format));
		this.#running.set(key, conversion);
		try {
			const result = await conversion;
			this.#cache.set(key, result);
			return result;
		} finally {
			this.#running.delete(key);
		}
	}

	async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
		if (this.#free === 0) {
			await new Promise<void>((resolve) => this.#waiting.push(resolve));
		} else {
			this.#free--;
		}
		try {
			return await work();
		} finally {
			const next = this.#waiting.shift();
			if (next) {
				next();
			} else {
				this.#free++;
			}
		}
	}
}

/** A format in the URL wins; otherwise AVIF before WebP before the original's format. */
function chooseFormat(
	wanted: 'jpg' | 'pjpg' | 'webp' | null,
	accept: string,
	width: number,
	extension: string,
): OutputFormat {
	if (wanted === 'jpg') {
		return 'jpeg';
	}
	if (wanted === 'pjpg') {
		return 'progressive jpeg';
	}
	if (wanted === null && accept.includes('image/avif') && width <= widestAvif) {
		return 'avif';
	}
	const wantsWebp = wanted === 'webp' || accept.includes('image/webp');
	return wantsWebp && extension !== 'webp' ? 'webp' : 'original';
}

async function convert(original: Buffer, plan: ImagePlan, format: OutputFormat): Promise<Buffer> {
	let image = sharp(original);
	if (plan.region) {
		image = image.extract(plan.region);
	}
	if (plan.size) {
		image = image.resize({
			...plan.size,
			fit: plan.crop ? 'cover' : 'fill',
			position: plan.crop ?? 'center',
			withoutEnlargement: true,
		});
	}
	switch (format) {
		case 'avif':
			return image.avif({ quality: 55, effort: 2 }).toBuffer();
		case 'webp':
			return image.webp(WEBP).toBuffer();
		case 'jpeg':
			return image.flatten({ background: '#fff' }).jpeg({ quality: 82 }).toBuffer();
		case 'progressive jpeg':
			return image
				.flatten({ background: '#fff' })
				.jpeg({ quality: 82, progressive: true })
				.toBuffer();
		default:
			return image.webp({ ...WEBP, force: false }).toBuffer();
	}
}
