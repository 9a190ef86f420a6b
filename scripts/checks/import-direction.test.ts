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

/** One file for each way of breaking a rule. */
const BROKEN: Broken[] = [
	{ rule: 'lib-to-above', file: 'app/lib/a.ts', imports: '~/ui/button' },
	{ rule: 'ui-to-above', file: 'app/ui/a.ts', imports: '~/site' },
	{ rule: 'ui-to-above', file: 'app/ui/b.ts', imports: '~/features/cart/cart-rules' },
	{ rule: 'ui-to-router-or-messages', file: 'app/ui/c.ts', imports: '@remix-run/react' },
	{ rule: 'ui-to-router-or-messages', file: 'app/ui/d.ts', imports: 'react-i18next' },
	{ rule: 'i18n-to-above', file: 'app/i18n/a.ts', imports: '~/shopify/ids' },
	{ rule: 'shopify-to-above', file: 'app/shopify/a.ts', imports: '~/i18n/format' },
	{ rule: 'shopify-to-above', file: 'app/shopify/b.server.ts', imports: '~/context.server' },
	{ rule: 'feature-to-feature', file: 'app/features/cart/a.ts', imports: '~/features/auth/login' },
	{ rule: 'feature-to-above', file: 'app/features/cart/b.server.ts', imports: '~/env.server' },
	{ rule: 'feature-to-above', file: 'app/features/cart/c.ts', imports: '../../routes/home' },
	{ rule: 'route-to-route', file: 'app/routes/a.ts', imports: './home' },
	{ rule: 'app-to-route', file: 'app/root.tsx', imports: './routes/home' },
	{ rule: 'app-to-route', file: 'app/features/cart/m.server.ts', imports: '~/routes/list.server' },
	{ rule: 'browser-to-server', file: 'app/features/cart/d.tsx', imports: './cart.server' },
	{ rule: 'browser-to-server', file: 'app/features/cart/e.ts', imports: '~/shopify/proxy.server' },
	{ rule: 'app-to-hydrogen', file: 'app/features/cart/f.ts', imports: '@shopify/hydrogen' },
	{ rule: 'app-to-hydrogen', file: 'app/routes/b.ts', imports: '@shopify/hydrogen' },
	{ rule: 'browser-to-adapter', file: 'app/features/cart/g.ts', imports: '@shopify/remix-oxygen' },
	{ rule: 'app-to-node', file: 'app/lib/b.ts', imports: 'node:fs' },
	{ rule: 'app-to-outside', file: 'app/routes/c.ts', imports: '../../demo-shop/main' },
	{ rule: 'app-to-outside', file: 'app/lib/c.ts', imports: '../../tests/setup' },
	{ rule: 'app-to-outside', file: 'server.ts', imports: './scripts/start' },
	{ rule: 'app-to-outside', file: 'app/lib/d.ts', imports: '../../bench/run' },
	{ rule: 'demo-shop-to-outside', file: 'demo-shop/a.ts', imports: '../app/site' },
	{ rule: 'demo-shop-to-outside', file: 'demo-shop/b.ts', imports: '../scripts/start' },
	{ rule: 'product-to-test', file: 'app/lib/e.ts', imports: './pure.test' },
	{ rule: 'cycle', file: 'app/lib/one.ts', imports: './two' },
	{ rule: 'cycle', file: 'demo-shop/one.ts', imports: './two' },
];

/** What the house allows, imported by a file of its own. */
const ALLOWED: [file: string, imports: string][] = [
	['app/routes/d.ts', '~/features/cart/cart.server'],
	['app/routes/e.ts', '~/shopify/available.server'],
	['app/routes/f.ts', '@shopify/remix-oxygen'],
	['app/routes/h.ts', './list.server'],
	['app/features/cart/h.server.ts', '~/context.server'],
	['app/features/cart/i.ts', './cart-rules'],
	['app/features/cart/j.ts', '~/site'],
	['app/ui/e.ts', '@shopify/hydrogen'],
	['app/ui/f.ts', '@headlessui/react'],
	['app/ui/g.ts', '~/lib/pure'],
	['app/features/cart/k.test.ts', '../../../demo-shop/main'],
	['tests/integration/a.test.ts', '../../app/features/cart/cart.server'],
	['scripts/a.ts', '../demo-shop/main'],
];

const ALLOWED_TYPES: [file: string, imports: string][] = [['app/routes/g.ts', './home']];

const TARGETS = [
	'app/site.ts',
	'app/env.server.ts',
	'app/context.server.ts',
	'app/lib/pure.ts',
	'app/lib/pure.test.ts',
	'app/lib/two.ts',
	'app/ui/button.ts',
	'app/i18n/format.ts',
	'app/shopify/ids.ts',
	'app/shopify/proxy.server.ts',
	'app/shopify/available.server.ts',
	'app/features/auth/login.ts',
	'app/features/cart/cart-rules.ts',
	'app/features/cart/cart.server.ts',
	'app/routes/home.tsx',
	'app/routes/list.server.ts',
	'demo-shop/main.ts',
	'demo-shop/two.ts',
	'scripts/start.ts',
	'tests/setup.ts',
	'bench/run.ts',
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
	for (const folder of ['app/lib', 'demo-shop']) write(`${folder}/two.ts`, "import './one';");
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
	const folders = ['app', 'demo-shop', 'scripts', 'tests', 'bench', 'server.ts'];
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
