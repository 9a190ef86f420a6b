import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../scripts/build/build-shop';
import { run, runCommand, stopOnSignals } from '../scripts/children';
import { CHROMIUM_FLAGS } from '../scripts/chromium';
import { requireChromium } from './browser';
import { type LighthouseVisit, reportLighthouse } from './lighthouse-report';
import { LIST_PAGES, openSetting, PAGES } from './setting';

/**
 * `npm run lighthouse`: Lighthouse scores of the production build on a phone, in light and dark mode. npx downloads
 * Lighthouse. `--quick` visits each page once and writes nothing. Exits with 1 where a score that does not depend on
 * time is below 100, but for audits that fail in this setting alone.
 */
const RESULTS = 'bench/lighthouse.md';
/** The last version for Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const VISITS = 5;
/** Lighthouse sometimes loses the start of a trace. */
const TRIES = 3;
const LIMIT_MS = 300_000;

/** Pages that must score 100, and the login, which fails one audit by its `noindex`. */
const VISITED = [...PAGES, ...LIST_PAGES.slice(0, 1), '/docs', '/auth/login'];

const FLAGS = [
	...CHROMIUM_FLAGS,
	...['--headless=new', '--accept-lang=de-DE', '--ignore-certificate-errors'],
];
/** Colour mode by the system's preference. */
const MODES = { light: FLAGS, dark: [...FLAGS, '--blink-settings=preferredColorScheme=0'] };

stopOnSignals();
await runCommand(async () => {
	const { quick = false } = parseArgs({ options: { quick: { type: 'boolean' } } }).values;
	const env = { ...process.env, CHROME_PATH: requireChromium() };
	await ensureBuild();
	const setting = await openSetting();
	const folder = mkdtempSync(join('.cache', 'lighthouse-'));
	const file = join(folder, 'report.json');
	const visits: LighthouseVisit[] = [];
	try {
		const shop = await setting.openShop();
		for (let i = 0; i < (quick ? 1 : VISITS); i++) {
			for (const path of VISITED) {
				for (const [mode, flags] of Object.entries(MODES)) {
					console.log(`${path} ${mode} …`);
					await runLighthouse(`${shop.origin}${path}`, file, flags, env);
					visits.push({ name: `${path} ${mode}`, lhr: JSON.parse(readFileSync(file, 'utf8')) });
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

async function runLighthouse(
	url: string,
	file: string,
	flags: string[],
	env: NodeJS.ProcessEnv,
	tries = TRIES,
): Promise<void> {
	const args = [
		...['--yes', LIGHTHOUSE, url, '--quiet', '--no-enable-error-reporting'],
		...['--output=json', `--output-path=${file}`, `--chrome-flags=${flags.join(' ')}`],
		'--only-categories=performance,accessibility,best-practices,seo',
	];
	try {
		await run('npx', args, { limitMs: LIMIT_MS, env });
	} catch (error) {
		if (tries === 1) throw error;
		await runLighthouse(url, file, flags, env, tries - 1);
	}
}

function heading(visits: LighthouseVisit[]): string {
	const { lighthouseVersion, environment } = visits[0]?.lhr ?? {};
	const chromium = /Chrome\/([\d.]+)/.exec(environment?.hostUserAgent ?? '')?.[1];
	return `# Lighthouse

Made by \`npm run lighthouse\` on ${new Date().toISOString().slice(0, 10)}: Lighthouse ${lighthouseVersion}, Chromium ${chromium}, Node ${process.versions.node}, ${availableParallelism()} cores, ${process.platform} ${process.arch}.
The production build in workerd behind HTTP/2 and TLS, with the demo shop as the platform, on Lighthouse's own simulated
phone (mobile, slow 4G). Medians of ${VISITS} visits. Dark is what the system prefers. Pictures come from the demo shop
over HTTP, which \`is-on-https\` and \`inspector-issues\` count against pages with pictures of one size.`;
}
