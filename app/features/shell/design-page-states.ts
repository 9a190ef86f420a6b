import { useEffect } from 'react';

/** What a mouse or a key does to a control, and what it does it to. */
const FORCED = [
	[/:hover\b/g, ':is(:hover, [data-forced="hover"] *)'],
	[/:active\b/g, ':is(:active, [data-forced="active"] *)'],
	[
		/:focus-visible\b/g,
		':is(:focus-visible, [data-forced="focus"] :is(a, button, input, select, summary, textarea))',
	],
] as const;

/**
 * Shows states that a picture cannot show: below an element with `data-forced="hover"` everything
 * looks as if it were pointed at. A second copy of the page's styles says so.
 */
export function useForcedStates(): void {
	useEffect(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(forcedStates());
		document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
		return () => {
			document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
		};
	}, []);
}

function forcedStates(): string {
	const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
	// The fonts are there already.
	const text = rules
		.filter((rule) => !(rule instanceof CSSFontFaceRule))
		.map(({ cssText }) => cssText)
		.join('\n');
	return FORCED.reduce((css, [state, forced]) => css.replaceAll(state, forced), text);
}
