import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { send } from '../http/responses';
import type { LanguageCode } from '../shop/markets';
import { Html, html } from './html';

const style = `
:root { color-scheme: light dark; --paper: #faf7f0; --surface: #fff; --ink: #1d2733; --soft: #566271; --line: #d8d2c4; --accent: #9a5b00; --button: #f5a524; --button-ink: #1b1203; --error: #a3192b; --notice: #fff3d6; }
@media (prefers-color-scheme: dark) { :root { --paper: #0e1622; --surface: #16202e; --ink: #e8edf4; --soft: #a5b1c0; --line: #33415380; --accent: #f2b24b; --button: #f2b24b; --error: #ff9aa5; --notice: #3a2e12; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; }
header, main, footer { max-width: 66rem; margin: 0 auto; padding: 1rem; }
header { width: min(64rem, 100% - 2rem); padding-inline: 0; display: flex; flex-wrap: wrap; gap: 1rem; justify-content: space-between; align-items: baseline; border-bottom: 1px solid var(--line); }
header strong { font-size: 1.25rem; letter-spacing: .02em; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 1rem 0; } h2 { font-size: 1.25rem; margin: 1.5rem 0 .5rem; }
a { color: inherit; } a:focus-visible, button:focus-visible, input:focus-visible, select:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.columns { display: grid; gap: 2rem; } .columns > * { min-width: 0; } @media (min-width: 52rem) { .columns { grid-template-columns: 3fr 2fr; } } .columns h2 { margin-top: 0; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; overflow-wrap: anywhere; }
.narrow { max-width: 28rem; }
.fields { display: grid; gap: 1rem; } @media (min-width: 30rem) { .fields { grid-template-columns: 1fr 1fr; } .wide { grid-column: 1 / -1; } }
.choice { display: flex; flex-wrap: wrap; gap: .5rem; } .choice select { flex: 1 1 12rem; width: auto; }
fieldset { border: 0; padding: 0; margin: 0 0 1.5rem; min-width: 0; } legend { font-size: 1.25rem; font-weight: 600; padding: 0; margin-bottom: .5rem; }
label { display: block; font-weight: 600; margin-bottom: .25rem; } label span { font-weight: 400; color: var(--soft); }
input, select { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--soft); border-radius: .375rem; }
[aria-invalid=true] { border: 2px solid var(--error); } .error { color: var(--error); margin: .25rem 0 0; }
.notice { background: var(--notice); border: 1px solid var(--accent); border-radius: .5rem; padding: .75rem 1rem; margin: 1rem 0; }
button { min-height: 2.75rem; padding: .625rem 1.25rem; font: inherit; border-radius: .375rem; border: 1px solid var(--soft); background: transparent; color: inherit; cursor: pointer; }
button.primary { width: 100%; font-weight: 700; background: var(--button); border-color: var(--accent); color: var(--button-ink); }
.lines { list-style: none; margin: 0; padding: 0; } .lines li { display: grid; grid-template-columns: 4rem minmax(0, 1fr) auto; overflow-wrap: anywhere; gap: .75rem; padding: .75rem 0; border-bottom: 1px solid var(--line); }
.lines img { width: 4rem; height: 4rem; object-fit: cover; border-radius: .25rem; background: var(--line); } @media (prefers-color-scheme: dark) { .lines img { filter: brightness(.8); } } .lines p { margin: 0; }
.soft { color: var(--soft); } .amount { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
dl.totals { display: grid; grid-template-columns: 1fr auto; gap: .375rem 1rem; margin: 1rem 0; } dl.totals dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; } dl.totals .sum { font-size: 1.25rem; font-weight: 700; }
pre { white-space: pre-wrap; font: inherit; margin: .5rem 0 0; }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

const headers = {
	// The URLs of these pages contain secrets.
	'Referrer-Policy': 'no-referrer',
	'X-Robots-Tag': 'noindex',
};

function contentSecurityPolicy(formTarget = ''): string {
	return `default-src 'none'; img-src 'self' data:; style-src 'sha256-${styleHash}'; form-action ${["'self'", formTarget].filter(Boolean).join(' ')}; base-uri 'none'; frame-ancestors 'none'`;
}

export interface Page {
	status: number;
	language: LanguageCode;
	title: string;
	/** Right side of the page header, e.g. the language switch. */
	aside?: Html;
	content: Html;
	/** Origin that a form may redirect to, besides the shop's own. */
	formTarget?: string;
}

/** Sends one of the hosted pages: HTML without scripts. */
export function sendPage(response: ServerResponse, page: Page): void {
	const document = html`<!DOCTYPE html>
<html lang="${page.language.toLowerCase()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} - Aerolume</title>
<link rel="icon" href="data:,">
<style>${new Html(style)}</style>
</head>
<body>
<header><strong>Aerolume</strong>${page.aside}</header>
<main>${page.content}</main>
</body>
</html>
`;
	send(response, page.status, 'text/html; charset=utf-8', document.text, {
		...headers,
		'Content-Security-Policy': contentSecurityPolicy(page.formTarget),
	});
}
