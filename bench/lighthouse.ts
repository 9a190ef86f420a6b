import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildShop } from '../scripts/build/build-shop';
import { isCurrentBuild } from '../scripts/build/freshness';
import { run, stopOnSignals } from '../scripts/children';
import { CHROMIUM_FLAGS } from '../scripts/chromium';
import { failPlainly } from '../scripts/fail-plainly';
import { requireChromium } from './browser';
import { type Lhr, type LighthouseVisit, reportLighthouse } from './lighthouse-report';
import { LIST_PAGES, openSetting, PAGES } from './setting';

/**
 * `npm run lighthouse`: Lighthouse's scores of the production build as a phone sees it, by day and by night.
 * npx fetches Lighthouse on its first run; the pages themselves ask this machine alone. `--quick` visits each
 * page once and writes nothing. Ends with 1 where a score that owes nothing to time is below 100.
 */
const RESULTS = 'bench/lighthouse.md';
/** The last for Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const VISITS = 5;
/** Now and then Lighthouse loses the beginning of what it records, and asks for another run. */
const TRIES = 3;
const LIMIT_MS = 300_000;

/** The pages whose scores are to be full, and the login, which its `noindex` costs one audit. */
const VISITED = [...PAGES, ...LIST_PAGES.slice(0, 1), '/docs', '/auth/login'];

/** The page's language is the address's own, and night is what the system prefers. */
const FLAGS = [
	...CHROMIUM_FLAGS,
	...['--headless=new', '--accept-lang=de-DE', '--ignore-certificate-errors'],
];
const NIGHT_FLAG = '--blink-settings=preferredColorScheme=0';

stopOnSignals();
await failPlainly(async () => {
	const { quick = false } = parseArgs({ options: { quick: { type: 'boolean' } } }).values;
	const chromium = requireChromium();
	if (!isCurrentBuild()) await buildShop();
	const setting = await openSetting();
	const folder = mkdtempSync(join('.cache', 'lighthouse-'));
	const visits: LighthouseVisit[] = [];
	try {
		const shop = await setting.openShop();
		for (let i = 0; i < (quick ? 1 : VISITS); i++) {
			for (const path of VISITED) {
				for (const mode of ['light', 'dark'] as const) {
					console.log(`${path}, ${mode} …`);
					const file = join(folder, 'report.json');
					await visitAgain(() => visit(`${shop.origin}${path}`, mode, file, chromium));
					visits.push({ path, mode, lhr: JSON.parse(readFileSync(file, 'utf8')) as Lhr });
				}
			}
		}
	} finally {
		rmSync(folder, { recursive: true, force: true });
		await setting.close();
	}
	const { text, exceeded } = reportLighthouse(visits);
	console.log(`\n${text}\n`);
	if (!quick) writeFileSync(RESULTS, `${heading(visits)}\n\n${text}\n`);
	if (exceeded.length > 0) throw new Error(exceeded.join('\n'));
});

async function visitAgain(visitOnce: () => Promise<void>): Promise<void> {
	for (let tries = 1; ; tries++) {
		try {
			return await visitOnce();
		} catch (error) {
			if (tries === TRIES) throw error;
		}
	}
}

async function visit(
	address: string,
	mode: 'light' | 'dark',
	file: string,
	chromium: string,
): Promise<void> {
	const flags = mode === 'dark' ? [...FLAGS, NIGHT_FLAG] : FLAGS;
	await run(
		'npx',
		[
			...['--yes', LIGHTHOUSE, address, '--quiet', '--no-enable-error-reporting'],
			...['--output=json', `--output-path=${file}`, `--chrome-flags=${flags.join(' ')}`],
			'--only-categories=performance,accessibility,best-practices,seo',
		],
		{ limitMs: LIMIT_MS, env: { ...process.env, CHROME_PATH: chromium } },
	);
}

function heading(visits: LighthouseVisit[]): string {
	const { lighthouseVersion, environment } = visits[0]?.lhr ?? {};
	const chromium = /Chrome\/([\d.]+)/.exec(environment?.hostUserAgent ?? '')?.[1];
	return `# Lighthouse

Made by \`npm run lighthouse\` on ${new Date().toISOString().slice(0, 10)}: Lighthouse ${lighthouseVersion}, Chromium ${chromium}, Node ${process.versions.node}, ${availableParallelism()} cores, ${process.platform} ${process.arch}.
The production build in workerd, with the demo shop as the platform, over Lighthouse's own simulated phone (mobile, slow 4G).
Medians of ${VISITS} visits. Dark is what the system prefers.`;
}
