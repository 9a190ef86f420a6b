import { expect, test } from 'vitest';
import { detailRows } from './detail-rows';

test('lines with a label become rows, other lines stay sentences', () => {
	const value =
		'Strom: 5 V USB-C, 2 A; im Betrieb 3 W\r\n\n  Passt auf jede Wand.\nFormat: 85 × 54 mm';
	expect(detailRows(value)).toEqual([
		{ label: 'Strom', text: '5\u00a0V USB-C, 2\u00a0A; im Betrieb 3\u00a0W' },
		{ text: 'Passt auf jede Wand.' },
		{ label: 'Format', text: '85\u00a0×\u00a054\u00a0mm' },
	]);
});

test('a colon inside a sentence or a time is no label', () => {
	const sentence = 'Hält lange. Und noch etwas: ein Nachsatz';
	expect(detailRows(`${sentence}\n12:30`)).toEqual([{ text: sentence }, { text: '12:30' }]);
});

test('nothing gives no rows', () => {
	expect(detailRows(null)).toEqual([]);
	expect(detailRows('\n')).toEqual([]);
});
