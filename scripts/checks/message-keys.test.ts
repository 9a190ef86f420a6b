import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareUses } from './message-keys';
import { findMessageUses, type MessageUse } from './message-uses';

/** Every way to use messages; each line has a key of its own. */
const SOURCE = `
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
declare function translator(locale: string): TFunction<['common', 'cart']>;
declare const anything: string;
declare const code: 'full' | 'gone';
declare const label: 'shell:home' | 'shell:map';
export function Cart() {
	const { t } = useTranslation('cart');
	t('title');
	t('missing');
	t(code ? 'yes' : 'no');
	t(\`notice.\${code}\`);
	t(anything);
	t('limit', { limit: 10 });
	t('limit');
	t('title', { limit: 10 });
	t('lines', { count: 2 });
	help(t);
}
function help(say: TFunction<'cart'>) {
	say('handed.on');
	translator('de')('close');
	translator('de')('cart:qualified');
	translator('de')(label);
}
`;

let root = '';
let uses: MessageUse[] = [];

beforeAll(() => {
	root = mkdtempSync(join(tmpdir(), 'message-keys-'));
	symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
	mkdirSync(join(root, 'app'));
	writeFileSync(join(root, 'app/cart.tsx'), SOURCE);
	uses = findMessageUses(root, [join(root, 'app/cart.tsx')], {
		strict: true,
		jsx: ts.JsxEmit.ReactJSX,
		module: ts.ModuleKind.ESNext,
		moduleResolution: ts.ModuleResolutionKind.Bundler,
		types: [],
	});
}, 30_000);

afterAll(() => rmSync(root, { recursive: true }));

const CATALOGUE = new Map([
	['cart:title', 'Cart'],
	['cart:yes', 'Yes'],
	['cart:no', 'No'],
	['cart:notice.full', 'Full'],
	['cart:notice.gone', 'Gone'],
	['cart:limit', 'At most {{limit}}'],
	['cart:lines_one', '1 line'],
	['cart:lines_other', '{{count}} lines'],
	['cart:handed.on', 'Handed on'],
	['cart:qualified', 'Qualified'],
	['shell:home', 'Home'],
	['shell:map', 'Map'],
	['common:close', 'Close'],
	['common:forgotten', 'Forgotten'],
]);

test('reports missing and unused messages', () => {
	expect(compareUses(CATALOGUE, uses)).toEqual([
		'app/cart.tsx:11 asks for cart:missing, which no language has.',
		'app/cart.tsx:14 asks for anything, whose type does not name its keys.',
		'app/cart.tsx:16 does not fill {{limit}} of cart:limit.',
		"app/cart.tsx:17 fills {{limit}}, which 'title' lacks.",
		'app/cart.tsx:25 asks for label, whose type names every key: narrow it (as const).',
		'shell:home is used nowhere.',
		'shell:map is used nowhere.',
		'common:forgotten is used nowhere.',
	]);
});

test('reads the keys of templates, conditions and functions that are handed on', () => {
	expect(uses.flatMap(({ keys }) => keys)).toEqual(
		expect.arrayContaining([
			'cart:notice.full',
			'cart:notice.gone',
			'cart:yes',
			'cart:no',
			'cart:handed.on',
			'common:close',
			'cart:qualified',
		]),
	);
});
