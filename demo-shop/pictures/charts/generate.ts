import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { generatedFiles } from './files';

/** Writes the generated files of the weather maps: `npx tsx demo-shop/pictures/charts/generate.ts`. */
const files = generatedFiles();
mkdirSync('app/features/weather/charts', { recursive: true });
for (const [path, text] of files) writeFileSync(path, text);
const formatted = [...files.keys()].filter((path) => path.endsWith('.json'));
execFileSync('npx', ['biome', 'format', '--write', ...formatted], { stdio: 'inherit' });
