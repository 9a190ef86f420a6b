import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { chromium } from 'playwright';
import { ensureBuild } from '../../scripts/build/build-shop';
import { runCommand, stopAll, stopOnSignals } from '../../scripts/children';
import { CHROMIUM_FLAGS, ensureChromium, findChromium } from '../../scripts/chromium';
import { contactSheet } from './contact-sheet';
import { allShots, chooseShots } from './plan';
import { openStudio } from './studio';

/**
 * `npm run screenshots`: every screen and state of the production build, in both languages, both colour modes and
 * three of seven widths, with an HTML page to view them. Arguments choose: `npm run screenshots -- home dark 1920`.
 * Exits with 1 if a page had an error or a screenshot failed.
 */
const FOLDER = 'screenshots';
/** Number of parallel runs, each with a browser, a storefront and a demo shop. More would not be faster. */
const MAX_STUDIOS = 4;

/** Browser flags for identical pixels in each run. */
const STEADY = ['--disable-partial-raster'];

stopOnSignals(1);
await runCommand(async () => {
	const words = process.argv.slice(2);
	const shots = chooseShots(words);
	if (words.length === 0) rmSync(FOLDER, { recursive: true, force: true });
	mkdirSync(FOLDER, { recursive: true });
	await ensureBuild();
	await ensureChromium();
	const started = Date.now();
	const args = [...CHROMIUM_FLAGS, ...STEADY];
	const browser = await chromium.launch({ executablePath: findChromium(), args });
	const queue = [...shots];
	let failed = 0;
	const work = async () => {
		const studio = await openStudio(browser);
		for (let shot = queue.shift(); shot; shot = queue.shift()) {
			const problems = await studio.shoot(shot, FOLDER);
			if (problems.length > 0) failed += 1;
			for (const problem of problems) console.error(`${shot.file}: ${problem}`);
		}
		await studio.close();
	};
	const studios = Math.min(availableParallelism(), MAX_STUDIOS, shots.length);
	console.log(`Taking ${shots.length} screenshots …`);
	await Promise.all(Array.from({ length: studios }, work));
	await browser.close();
	const taken = allShots().filter(({ file }) => existsSync(`${FOLDER}/${file}`));
	writeFileSync(`${FOLDER}/index.html`, contactSheet(taken));
	const seconds = ((Date.now() - started) / 1000).toFixed(0);
	console.log(
		`${shots.length - failed} of ${shots.length} screenshots without errors in ${seconds} s: ${FOLDER}/index.html`,
	);
	await stopAll(failed > 0 ? 1 : 0);
});
