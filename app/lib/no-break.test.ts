import { expect, test } from 'vitest';
import { withNoBreakHyphens, withNoBreakSpaces } from './no-break';

test.each([
	['Eiche, 90 × 60 cm groß', 'Eiche, 90\u00a0×\u00a060\u00a0cm groß'],
	['5 V, 2 A und 10 W', '5\u00a0V, 2\u00a0A und 10\u00a0W'],
	['zwischen 3 und 4 Uhr', 'zwischen 3 und 4\u00a0Uhr'],
	['14,90 € oder 14,90 EUR', '14,90\u00a0€ oder 14,90\u00a0EUR'],
	['5–8 Werktage, 10 (Europa)', '5–\u20608\u00a0Werktage, 10\u00a0(Europa)'],
	['8–12 business days', '8–\u206012\u00a0business days'],
	['60 × 40 cm (24 × 16 in)', '60\u00a0×\u00a040\u00a0cm (24\u00a0×\u00a016\u00a0in)'],
	['24 × 16 in (60 × 40 cm)', '24\u00a0×\u00a016\u00a0in (60\u00a0×\u00a040\u00a0cm)'],
	['wood, 1.3 in (32 mm) deep', 'wood, 1.3\u00a0in\u00a0(32\u00a0mm) deep'],
	['eine Karte mit 60 LEDs', 'eine Karte mit 60\u00a0LEDs'],
	['holes 1 3/4 in (45 mm) deep', 'holes 1\u00a03/4\u00a0in\u00a0(45\u00a0mm) deep'],
	[
		'45 mm (1 3/4 in), 2.9 kg (6.4 lb)',
		'45\u00a0mm\u00a0(1\u00a03/4\u00a0in), 2.9\u00a0kg\u00a0(6.4\u00a0lb)',
	],
	['9 a.m. to 5 p.m.', '9\u00a0a.m. to 5\u00a0p.m.'],
	['2 Meter, 3 Vitrinen', '2 Meter, 3 Vitrinen'],
])('%s', (text, expected) => {
	expect(withNoBreakSpaces(text)).toBe(expected);
});

test('a short text is not broken at a hyphen beside one or two letters', () => {
	expect(withNoBreakHyphens('Wi-Fi, E-Mail, LED-Kette')).toBe(
		'Wi-\u2060Fi, E-\u2060Mail, LED-Kette',
	);
	expect(withNoBreakHyphens('METAR-Kurs, 2 m USB-C')).toBe('METAR-Kurs, 2\u00a0m USB-\u2060C');
});
