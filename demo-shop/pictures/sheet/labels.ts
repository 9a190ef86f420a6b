import { encode } from 'uqr';
import { mono, monoBold, sans, sansBold } from './font';
import { ink } from './palette';
import { sheet, text, textTo } from './text';

/** What is printed on things: scales, type plates, labels of boxes and tubes. Sizes in millimetres. */

/** A ruler of so many centimetres, 26 mm wide, its scale along the upper edge. */
export function rulerScale(centimetres: number): string {
	const width = centimetres * 10 + 10;
	let art = '';
	for (let mm = 0; mm <= centimetres * 10; mm++) {
		const length = mm % 10 === 0 ? 7.5 : mm % 5 === 0 ? 5.4 : 3.6;
		const stroke = mm % 10 === 0 ? 0.3 : 0.2;
		art += `<path d="M${5 + mm} 0v${length}" stroke="#1b2022" stroke-width="${stroke}"/>`;
		if (mm % 10 > 0) continue;
		const value = String(mm / 10);
		art += text(mono, value, 3.6, 5 + mm - mono.width(value, 3.6) / 2, 12.2, '#1b2022');
	}
	return sheet(
		width,
		26,
		Math.min(width * 16, 3600),
		'#c9c7c0',
		`${art}${text(sans, 'cm', 3, 5, 21.5, '#4a5053')}`,
	);
}

/** The network that a new map opens for its set-up, as an example. */
const network = { name: 'Aerolume-7F3A', password: 'kurs-4817-luft' };

/** A QR code as SVG paths, with its upper left corner at the origin. */
function qrCode(text: string, size: number): string {
	const { data } = encode(text, { border: 0 });
	const module = size / data.length;
	const path = data
		.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
		.join('');
	return `<path transform="scale(${module.toFixed(4)})" d="${path}" fill="${ink.line}"/>`;
}

/** The type plate on the back of a map, 90 × 56 mm, with the network for its set-up. */
export function typePlate(): string {
	const rows = [
		['Type', 'ALP-60, 60 × 40 cm'],
		['Input', '5 V, 2 A, USB-C'],
		['Wi-Fi', network.name],
		['Key', network.password],
	] as const;
	const lines = rows
		.map(
			([name, value], index) =>
				text(sans, name, 3, 6, 24 + index * 6.4, ink.soft) +
				text(mono, value, 3.2, 19, 24 + index * 6.4, ink.line),
		)
		.join('');
	const code = qrCode(`WIFI:T:WPA;S:${network.name};P:${network.password};;`, 21);
	const bin =
		'<g transform="translate(81 9.6) scale(.62)" fill="none" stroke="#2b3a44" stroke-width=".5"><path d="M-3-5h6l-.8 7h-4.4zM-3.6-5h7.2M-1-6h2M-4.4-7.4 4.4 3.6M4.4-7.4-4.4 3.6"/><path d="M-3.6 5.6h7.2" stroke-width="1.2"/></g>';
	return sheet(
		90,
		56,
		1500,
		'#efeae0',
		`${text(sansBold, 'AEROLUME', 5, 5.8, 12, ink.line, 0.2)}<path d="M6 16h78" stroke="${ink.line}" stroke-width=".3"/>${lines}<g transform="translate(63 22)">${code}</g>${bin}${textTo(mono, 'CE', 4.4, 75, 12, ink.line)}`,
	);
}

/** The label of a small box, 60 × 40 mm: what it holds in both languages, and its article number. */
export function boxLabel(german: string, english: string, sku: string): string {
	return sheet(
		60,
		40,
		1200,
		'#efe9dc',
		`${text(sansBold, 'AEROLUME', 2.6, 4.6, 7.4, ink.line, 0.2)}<path d="M4.6 10.4h50.8" stroke="${ink.line}" stroke-width=".2"/>${text(sansBold, german, 4.2, 4.5, 20.4, ink.line)}${text(sans, english, 3.4, 4.6, 26, ink.soft)}${text(monoBold, sku, 2.8, 4.6, 35.4, ink.line)}`,
	);
}

/** The band around a shipping tube: 290 mm around, 120 mm long. */
export function tubeBand(): string {
	const rings = Array.from({ length: 46 }, (_, index) => {
		const x = 12 + ((index * 61) % 266);
		const y = 8 + ((index * 37) % 104);
		return `<circle cx="${x}" cy="${y}" r="2" fill="none" stroke="#8d8271" stroke-width=".6"/>`;
	}).join('');
	return sheet(290, 120, 2400, '#e6dcc8', rings);
}
