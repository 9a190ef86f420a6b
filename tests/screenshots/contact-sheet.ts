import { LANGUAGES, MODES, type Shot } from './plan';

const STYLE = `
:root { color-scheme: dark; font: 15px/1.4 system-ui, sans-serif; background: #22262b; color: #e8eaed }
body { margin: 0 }
nav { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 4px 14px; padding: 10px 16px; background: #171a1e }
a { color: inherit }
section { padding: 8px 16px 24px; scroll-margin-top: 6rem }
.row { display: flex; gap: 12px; align-items: flex-start; overflow-x: auto; margin-bottom: 16px }
figure { margin: 0; flex: none }
figcaption { font-size: 13px; color: #a9b0b8 }
img { display: block; max-height: 75vh; width: auto; max-width: 44vw; background: #000 }
`;

/** An HTML page with all screenshots: a section for each screen, a row for each language and colour mode. */
export function contactSheet(shots: readonly Shot[]): string {
	const names = [...new Set(shots.map(({ screen }) => screen.name))];
	const links = names.map((name) => `<a href="#${name}">${name}</a>`).join('\n');
	const sections = names.map((name) => section(name, shots)).join('\n');
	return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots</title>
<style>${STYLE}</style>
<nav>${links}</nav>
${sections}
</html>
`;
}

function section(name: string, shots: readonly Shot[]): string {
	const rows = LANGUAGES.flatMap((language) =>
		MODES.map((mode) =>
			shots.filter(
				(shot) => shot.screen.name === name && shot.language === language && shot.mode === mode,
			),
		),
	).filter((row) => row.length > 0);
	return `<section id="${name}"><h2>${name}</h2>
${rows.map((row) => `<div class="row">${row.map(figure).join('')}</div>`).join('\n')}
</section>`;
}

function figure({ file, language, mode, width }: Shot): string {
	return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${language} ${mode} ${width}</figcaption></figure>`;
}
