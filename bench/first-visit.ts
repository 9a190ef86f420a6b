import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';
import { createClient } from './http-client';

export type Kind = 'html' | 'javascript' | 'css' | 'fonts' | 'images' | 'data' | 'other';

export interface LoadedFile {
	/** Path within the origin, or the whole address of a file from elsewhere. */
	name: string;
	kind: Kind;
	/** As sent; JavaScript and CSS at brotli 11. */
	bytes: number;
}

/** All that a page loads with empty caches, before anything is touched. */
export interface FirstVisit {
	path: string;
	files: LoadedFile[];
	/** Addresses asked for that are neither the site's own nor the platform's. */
	thirdParties: string[];
}

export interface Visited {
	origin: string;
	/** Public files of the build, with their brotli twins. */
	clientFolder: string;
	/** Origins of the platform. */
	platform: string[];
}

/** A phone, as Lighthouse imagines it. */
export const SCREEN = {
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
	hasTouch: true,
};

/** The network is idle once nothing has happened for this long. */
const QUIET_MS = 2_000;
const PATIENCE_MS = 30_000;

/** Opens a page of the production build with a cold cache. Throws where it fails or its script does. */
export async function visitFirst(
	browser: Browser,
	site: Visited,
	path: string,
): Promise<FirstVisit> {
	const context = await browser.newContext({ ...SCREEN, locale: 'de-DE' });
	try {
		const page = await context.newPage();
		const requests: Request[] = [];
		const errors: string[] = [];
		page.on('pageerror', ({ message }) => errors.push(message));
		page.on('request', (request) => {
			if (!/^(data|blob):/.test(request.url())) requests.push(request);
		});
		const idle = watchNetwork(page);
		const response = await page.goto(`${site.origin}${path}`);
		if (response?.status() !== 200) throw new Error(`${path} answered ${response?.status()}.`);
		await idle();
		if (errors.length > 0) throw new Error(`${path}: ${errors.join(' ')}`);
		const own = new Set([site.origin, ...site.platform]);
		const thirdParties = requests
			.map((request) => request.url())
			.filter((url) => !own.has(new URL(url).origin));
		const byAddress = new Map(requests.map((request) => [request.url(), request]));
		const files = await Promise.all([...byAddress.values()].map((file) => describe(file, site)));
		return { path, files, thirdParties };
	} finally {
		await context.close();
	}
}

/** Answers a function that waits until the page has left the network alone for a while. */
export function watchNetwork(page: Page): () => Promise<void> {
	let last = performance.now();
	const note = () => {
		last = performance.now();
	};
	page.on('request', note).on('requestfinished', note).on('requestfailed', note);
	return async () => {
		const deadline = performance.now() + PATIENCE_MS;
		while (performance.now() - last < QUIET_MS) {
			if (performance.now() > deadline) throw new Error(`${page.url()} never stops loading.`);
			await pause(100);
		}
	};
}

async function describe(request: Request, site: Visited): Promise<LoadedFile> {
	const url = new URL(request.url());
	const response = await request.response();
	if (!response) throw new Error(`${url} gave no answer.`);
	if (response.status() >= 400) throw new Error(`${url} answered ${response.status()}.`);
	const isOwn = url.origin === site.origin;
	const name = isOwn ? url.pathname : url.href;
	const kind = kindOf(response.headers()['content-type'] ?? '');
	const file = join(site.clientFolder, decodeURI(url.pathname));
	if (kind === 'html') return { name, kind, bytes: await compressedBytes(url.href) };
	if (isOwn && existsSync(file)) return { name, kind, bytes: smallest(file) };
	if (kind === 'data') return { name, kind, bytes: await compressedBytes(url.href) };
	if (kind === 'javascript' || kind === 'css') {
		return { name, kind, bytes: brotli11(await response.body()) };
	}
	return { name, kind, bytes: (await request.sizes()).responseBodySize };
}

/** What a type of content is counted as. */
function kindOf(contentType: string): Kind {
	if (contentType.startsWith('text/html')) return 'html';
	if (/^(text|application)\/javascript/.test(contentType)) return 'javascript';
	if (contentType.startsWith('text/css')) return 'css';
	if (contentType.startsWith('font/')) return 'fonts';
	if (contentType.startsWith('image/')) return 'images';
	return contentType.startsWith('application/json') ? 'data' : 'other';
}

function smallest(file: string): number {
	const twin = `${file}.br`;
	return statSync(existsSync(twin) ? twin : file).size;
}

/** The library's default quality is the highest. */
function brotli11(content: Buffer): number {
	return brotliCompressSync(content).byteLength;
}

/** Bytes of an address as a browser that takes brotli is sent them. */
async function compressedBytes(address: string): Promise<number> {
	const client = createClient();
	try {
		const { headers, bytes } = await client.get(address, { 'Accept-Encoding': 'br' });
		if (headers['content-encoding'] !== 'br') throw new Error(`${address} is not compressed.`);
		return bytes;
	} finally {
		client.close();
	}
}
