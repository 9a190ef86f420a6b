import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from './files';

/** Writes the files of the weather maps: `npx tsx pictures/charts/generate.ts FOLDER`. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder to write into.');
mkdirSync(join(folder, 'charts'), { recursive: true });
for (const [path, text] of generatedFiles()) writeFileSync(join(folder, path), text);
