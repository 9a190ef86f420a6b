import { mkdirSync, readFileSync } from 'node:fs';
import { startDemoShop } from '@aerolume/demo-shop/server';
import { chromium } from 'playwright';
import { categoryShapes } from '../app/features/weather/category-mark';
import { readLeds } from '../app/features/weather/leds';
import { chartOf, placesOf } from '../app/features/weather/map-charts';
import recorded from '../app/features/weather/recorded-reports.json';
import { stationsOf } from '../app/features/weather/stations';
import {
	type FlightCategory,
	flightCategories,
	type RegionKey,
	regionKeys,
} from '../app/features/weather/weather-view';
import { site } from '../app/site';
import { CHROMIUM_FLAGS, findChromium } from './chromium';

/**
 * Writes the pictures for link previews, of the shop and its regions (1200 × 630), with rendered pictures of the demo
 * shop, and of airports (800 × 420), with the recorded reports: `npx tsx scripts/link-previews.ts`. JPEG, since not
 * every service shows WebP.
 */
const FOLDER = 'app/features/weather/previews';
const SITE_FILE = 'app/features/seo/site-preview.jpg';
const AIRPORTS_FOLDER = 'public/previews';
const SIZE = { width: 1200, height: 630 };
/** Largest sheet in its frame, in pixels. */
const SHEET = { width: 690, height: 550 };
/** Where the map around an airport begins, in pixels, and how much larger than in its region's picture it is. */
const DETAIL = { left: 420, zoom: 2.4 };

/** The dark values of the tokens. */
const colours: Record<FlightCategory, string> = {
	vfr: '#3fdc86',
	mvfr: '#62a8ff',
	ifr: '#ff6b6b',
	lifr: '#f26df2',
};

const style = `<!doctype html><style>
	@font-face { font-family: Sans; font-weight: 400; src: url(${font('sans-400')}) }
	@font-face { font-family: Sans; font-weight: 700; src: url(${font('sans-700')}) }
	@font-face { font-family: Mono; src: url(${font('mono-400')}) }
	body { margin: 0; width: ${SIZE.width}px; height: ${SIZE.height}px; box-sizing: border-box; overflow: hidden;
		color: #e9edf2; font-family: Sans; background: radial-gradient(ellipse at 72% 45%, #1a2740, #0a111d 70%) }
	p { margin: 0; color: #9fadbf }
</style>`;

for (const folder of [FOLDER, AIRPORTS_FOLDER]) mkdirSync(folder, { recursive: true });
const shop = await startDemoShop();
const browser = await chromium.launch({
	executablePath: findChromium(),
	args: CHROMIUM_FLAGS,
});
try {
	const page = await browser.newPage({ viewport: SIZE });
	const pictures = [
		['collection-maps-night', SITE_FILE],
		...regionKeys.map((region) => [`aerolume-${region}-oak-night`, `${FOLDER}/${region}.jpg`]),
	] as const;
	for (const [picture, path] of pictures) {
		await page.setContent(pageWith(`${shop.origin}/cdn/shop/files/${picture}.webp`));
		await page.evaluate(() => document.fonts.ready);
		await page.screenshot({ path, type: 'jpeg', quality: 82 });
	}
	const small = await browser.newPage({ viewport: SIZE, deviceScaleFactor: 2 / 3 });
	const drawn = new Set<string>();
	for (const region of regionKeys) {
		for (const [station, { icao }] of stationsOf(region).entries()) {
			if (drawn.has(icao)) continue;
			drawn.add(icao);
			await small.setContent(detailPage(region, station, icao));
			await small.evaluate(() => document.fonts.ready);
			await small.screenshot({ path: `${AIRPORTS_FOLDER}/${icao}.jpg`, type: 'jpeg', quality: 45 });
		}
	}
} finally {
	await browser.close();
	await shop.close();
}

/** A picture of the demo shop, by its URL, at the right, the name and the flight categories at the left. */
function pageWith(image: string): string {
	return `${style}<style>
		div { position: absolute; inset: 0 auto 0 64px; z-index: 1; display: grid; align-content: center }
		h1 { margin: 0 0 32px; font-size: 62px; letter-spacing: -.02em }
		p { display: flex; align-items: center; gap: 16px; font-size: 28px; line-height: 48px }
		p svg { width: 24px }
		img { position: absolute; right: 0; height: 100% }
		body::after { content: ""; position: absolute; inset: 0;
			background: linear-gradient(to right, #0a111d 360px, #0a111d00 520px) }
	</style>
	<div><h1>${site.name}</h1>${flightCategories.map(legendLine).join('')}</div>
	<img src="${image}">`;
}

/** The map around an airport, which is marked. */
function detailPage(region: RegionKey, station: number, icao: string): string {
	const { width, height } = chartOf(region);
	const { x, y } = placesOf(region)[station] ?? { x: 0, y: 0 };
	const scale = DETAIL.zoom * Math.min(SHEET.width / width, SHEET.height / height);
	// The map fills its part of the picture, also around an airport near its border.
	const left = clamp(
		(DETAIL.left + SIZE.width) / 2 - x * scale,
		SIZE.width - width * scale,
		DETAIL.left,
	);
	const top = clamp(SIZE.height / 2 - y * scale, SIZE.height - height * scale, 0);
	return `${style}${chartStyle(region)}<style>
		div { position: absolute; inset: 0 auto 0 72px; z-index: 1; display: grid; align-content: center }
		h1 { margin: 0; font: 116px Mono; letter-spacing: -.04em }
		p { font-size: 40px }
		figure { position: absolute; left: ${left}px; top: ${top}px;
			width: ${width * scale}px; height: ${height * scale}px }
		body::after { content: ""; position: absolute; inset: 0;
			background: linear-gradient(to right, #0a111d ${DETAIL.left}px, transparent ${DETAIL.left + 200}px) }
		i { position: absolute; left: ${x * scale - 34}px; top: ${y * scale - 34}px; width: 60px; height: 60px;
			border: 4px solid #e9edf2; border-radius: 50% }
	</style>
	<div><h1>${icao}</h1><p>${site.name}</p></div>
	<figure>${map(region, 24 / scale)}<i></i></figure>`;
}

function clamp(value: number, least: number, most: number): number {
	return Math.min(Math.max(value, least), most);
}

function chartStyle(region: RegionKey): string {
	const chart = dataUrl('image/svg+xml', `app/features/weather/charts/${region}.svg`);
	return `<style>
		figure { margin: 0; position: relative }
		figure::before { content: ""; position: absolute; inset: 0; background: #9fadbf; opacity: .8;
			mask: url("${chart}") 0 0 / 100% 100% }
		figure svg { position: absolute; inset: 0; overflow: visible }
	</style>`;
}

/** @param size of an LED, in units of the sheet. */
function map(region: RegionKey, size: number): string {
	const { width, height } = chartOf(region);
	return `<svg viewBox="0 0 ${width} ${height}">${glows()}${lights(region, size)}</svg>`;
}

function legendLine(category: FlightCategory): string {
	const mark = `<svg viewBox="0 0 24 24"><path d="${categoryShapes[category]}" fill="${colours[category]}"/></svg>`;
	return `<p>${mark}${category.toUpperCase()}</p>`;
}

function glows(): string {
	return flightCategories
		.map(
			(category) =>
				`<radialGradient id="${category}"><stop stop-color="${colours[category]}"/><stop offset=".3" stop-color="${colours[category]}" stop-opacity=".35"/><stop offset="1" stop-color="${colours[category]}" stop-opacity="0"/></radialGradient>`,
		)
		.join('');
}

function lights(region: RegionKey, size: number): string {
	const leds = readLeds(recorded.leds[region]);
	return placesOf(region)
		.map(({ x, y }, index) => {
			const category = leds[index]?.category;
			if (!category) return '';
			return `<circle cx="${x}" cy="${y}" r="${size * 1.9}" fill="url(#${category})"/><path transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})" d="${categoryShapes[category]}" fill="${colours[category]}"/>`;
		})
		.join('');
}

function font(name: string): string {
	return dataUrl('font/woff2', `app/styles/fonts/${name}.woff2`);
}

function dataUrl(type: string, path: string): string {
	return `data:${type};base64,${readFileSync(path).toString('base64')}`;
}
