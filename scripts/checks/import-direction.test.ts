import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Broken {
	rule: string;
	file: string;
	imports: string;
}

/** Forbidden imports, each in a file of its own. */
const BROKEN: Broken[] = [
	{ rule: 'lib-to-above', file: 'app/lib/a.ts', imports: '~/ui/button' },
	{ rule: 'ui-to-router-or-messages', file: 'app/ui/a.ts', imports: '@remix-run/react' },
	{ rule: 'shopify-to-above', file: 'app/shopify/a.ts', imports: '~/server/context.server' },
	{ rule: 'feature-to-feature', file: 'app/features/cart/a.ts', imports: '~/features/auth/login' },
	{
		rule: 'feature-to-feature',
		file: 'app/features/contact/a.ts',
		imports: '~/features/auth/login',
	},
	{
		rule: 'feature-to-component',
		file: 'app/features/cart/b.tsx',
		imports: '~/features/catalog/card',
	},
	{ rule: 'feature-to-above', file: 'app/features/cart/c.ts', imports: '../../routes/home' },
	{ rule: 'server-from-below', file: 'app/routes/a.ts', imports: '~/server/context.server' },
	{ rule: 'route-to-route', file: 'app/routes/b.ts', imports: './home' },
	{ rule: 'route-to-shopify', file: 'app/routes/h.ts', imports: '~/shopify/client.server' },
	{ rule: 'logic-in-routes', file: 'app/routes/c.ts', imports: './list.server' },
	{ rule: 'browser-to-server', file: 'app/features/cart/d.tsx', imports: './cart.server' },
	{ rule: 'app-to-hydrogen', file: 'app/routes/d.ts', imports: '@shopify/hydrogen' },
	{ rule: 'app-to-outside', file: 'app/routes/e.ts', imports: '../../demo-shop/main' },
	{ rule: 'demo-shop-to-outside', file: 'demo-shop/a.ts', imports: '../app/site' },
	{ rule: 'outside-to-demo-shop', file: 'tests/a.ts', imports: '../demo-shop/main' },
	{
		rule: 'outside-to-demo-shop',
		file: 'app/features/cart/e.test.ts',
		imports: '../../../demo-shop/main',
	},
	{ rule: 'demo-shop-to-pictures', file: 'demo-shop/c.ts', imports: './pictures/render' },
	{ rule: 'cycle', file: 'app/lib/one.ts', imports: './two' },
];

/** Allowed imports, each in a file of its own. */
const ALLOWED: [file: string, imports: string][] = [
	['app/routes/f.ts', '~/features/cart/cart.server'],
	['app/features/auth/a.server.ts', '~/features/cart/cart.server'],
	['app/features/cart/f.test.ts', '@aerolume/demo-shop/server'],
];

const ALLOWED_TYPES: [file: string, imports: string][] = [
	['app/routes/g.ts', './home'],
	['app/features/cart/f.server.ts', '~/server/context.server'],
	['app/features/cart/g.ts', '~/features/catalog/card'],
];

const TARGETS = [
	'app/site.ts',
	'app/server/context.server.ts',
	'app/shopify/client.server.ts',
	'app/lib/two.ts',
	'app/ui/button.ts',
	'app/features/auth/login.ts',
	'app/features/cart/cart.server.ts',
	'app/features/catalog/card.tsx',
	'app/routes/home.tsx',
	'app/routes/list.server.ts',
	'demo-shop/main.ts',
	'demo-shop/pictures/render.ts',
];

let root = '';
let found: { rule: string; from: string }[] = [];

beforeAll(async () => {
	root = mkdtempSync(join(tmpdir(), 'import-direction-'));
	const repository = process.cwd();
	symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
	cpSync('tsconfig.json', join(root, 'tsconfig.json'));
	for (const file of TARGETS) write(file, 'export const target = 1;');
	for (const { file, imports } of BROKEN) write(file, `import '${imports}';`);
	for (const [file, imports] of ALLOWED) write(file, `import '${imports}';`);
	for (const [file, imports] of ALLOWED_TYPES) write(file, `import type { T } from '${imports}';`);
	write('app/lib/two.ts', "import './one';");
	found = await cruise(repository);
}, 30_000);

afterAll(() => rmSync(root, { recursive: true }));

test.each(BROKEN)('$rule refuses $imports in $file', ({ rule, file }) => {
	expect(rulesBrokenBy(file)).toContain(rule);
});

test.each(ALLOWED)('%s may import %s', (file) => {
	expect(rulesBrokenBy(file)).toEqual([]);
});

test.each(ALLOWED_TYPES)('%s may import types of %s', (file) => {
	expect(rulesBrokenBy(file)).toEqual([]);
});

function rulesBrokenBy(file: string): string[] {
	return found.filter(({ from }) => from === file).map(({ rule }) => rule);
}

function write(file: string, text: string): void {
	mkdirSync(dirname(join(root, file)), { recursive: true });
	writeFileSync(join(root, file), text);
}

async function cruise(repository: string): Promise<{ rule: string; from: string }[]> {
	const folders = ['app', 'demo-shop', 'tests'];
	const config = join(repository, '.dependency-cruiser.mjs');
	const { stdout } = await promisify(execFile)(
		join(repository, 'node_modules/.bin/depcruise'),
		['--config', config, '--output-type', 'json', ...folders],
		{ cwd: root, maxBuffer: 64 * 1024 * 1024 },
	).catch((error: { stdout: string }) => error);
	const { summary } = JSON.parse(stdout) as {
		summary: { violations: { from: string; rule: { name: string } }[] };
	};
	return summary.violations.map(({ from, rule }) => ({ rule: rule.name, from }));
}
