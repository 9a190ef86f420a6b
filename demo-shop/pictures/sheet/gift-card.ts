import { regions } from '../../catalogue/regions';
import { mono, sansBold } from './font';
import { layoutOf } from './layout';
import { ink, lightColors } from './palette';
import { night } from './stationery';
import { heightLines } from './terrain';
import { sheet, text, textTo } from './text';

const foil = '#d9c48f';

/**
 * The Alps as height lines and lights, in a square of so many millimetres of the sheet.
 * @param bottom millimetres that no halo reaches
 */
function alpsByNight(
	width: number,
	lineColor: string,
	lit: boolean,
	bottom = Number.POSITIVE_INFINITY,
): string {
	const layout = layoutOf(regions.alps);
	const scale = width / layout.width;
	const lines = heightLines(layout, [300, 600, 1000, 1500, 2000, 2500])
		.map(({ path }) => `<path d="${path}"/>`)
		.join('');
	const lights = layout.lights
		.filter(({ y }) => (y + 15) * scale < bottom)
		.map(({ x, y, category }, index) => {
			const [r, g, b] = lightColors[category].map((value) =>
				Math.round(255 * Math.min(value + 0.1, 1) ** 0.5),
			);
			const at = `cx="${x.toFixed(1)}" cy="${y.toFixed(1)}"`;
			if (!lit) return `<circle ${at} r="3.4" fill="none" stroke="${foil}" stroke-width="1.1"/>`;
			const halo = `<radialGradient id="g${index}"><stop offset="0" stop-color="rgb(${r},${g},${b})" stop-opacity=".75"/><stop offset="1" stop-color="rgb(${r},${g},${b})" stop-opacity="0"/></radialGradient>`;
			return `${halo}<circle ${at} r="15" fill="url(#g${index})"/><circle ${at} r="3.6" fill="rgb(${r},${g},${b})"/>`;
		})
		.join('');
	return `<g transform="scale(${scale})"><g fill="none" stroke="${lineColor}" stroke-width="1">${lines}</g>${lights}</g>`;
}

/** Front of the folded gift card, 148 × 105 mm: the lights of the Alps on night blue. In words of no language: pictures have no translation. */
export function giftCardFace(): string {
	return sheet(
		148,
		105,
		2600,
		night,
		`<g transform="translate(0 -1)">${alpsByNight(148, '#2a3d50', true, 81)}</g><rect y="80" width="148" height="25" fill="${night}"/><path d="M9 82.5h130" stroke="${foil}" stroke-width=".25"/>${text(sansBold, 'AEROLUME', 6, 8.8, 94, '#f3ecda', 0.22)}`,
	);
}

/** The lining of the envelope: height lines and rings on night blue. */
export function envelopeLining(): string {
	return sheet(162, 114, 1800, '#1a2838', alpsByNight(180, '#3a4f62', false));
}

/** The gift card as a recipient prints it: A4, 210 × 297 mm, with its amount and code. */
export function giftCardPrint(): string {
	const code = 'ALPS-7Q2M-LIDO-4X9K';
	return sheet(
		210,
		297,
		2400,
		'#f7f4ec',
		`<g transform="translate(15 18)"><svg width="180" height="116" viewBox="0 0 180 116"><rect width="180" height="116" fill="${night}"/>${alpsByNight(180, '#2a3d50', true)}</svg></g>${text(sansBold, 'AEROLUME', 12, 14.4, 160, ink.line, 0.16)}${textTo(sansBold, '100', 12, 195, 160, ink.line)}<path d="M15 168h180" stroke="${ink.line}" stroke-width=".4"/><rect x="15" y="182" width="180" height="26" fill="#ece5d4"/>${text(mono, code, 9.4, 24, 198.6, ink.line)}`,
	);
}
