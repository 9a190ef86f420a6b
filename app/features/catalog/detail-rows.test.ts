import { expect, test } from 'vitest';
import { detailRows } from './detail-rows';

test('lines with a label become rows, other lines stay sentences', () => {
	const value =
		'Strom: 5 V USB-C, 2 A; im Betrieb 3 W\r\n\n  Passt auf jede Wand.\nFormat: 85 × 54 mm';
	expect(detailRows(value)).toEqual([
		{ label: 'Strom', text: '5 V USB-C, 2 A; im Betrieb 3 W' },
		{ text: 'Passt auf jede Wand.' },
		{ label: 'Format', text: '85 × 54 mm' },
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
