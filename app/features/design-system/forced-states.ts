import { useEffect } from 'react';

/** Pseudo-classes, and the attribute that forces each. */
const FORCED = [
	[/:hover\b/g, ':is(:hover, [data-forced="hover"] *)'],
	[/:active\b/g, ':is(:active, [data-forced="active"] *)'],
	[
		/:focus-visible\b/g,
		':is(:focus-visible, [data-forced="focus"] :is(a, button, input, select, summary, textarea))',
	],
] as const;

/**
 * Shows states such as `:hover` without a pointer: elements below `data-forced="hover"` look hovered. Works with a
 * copy of the page's style rules.
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
	// Fonts are loaded already.
	const text = rules
		.filter((rule) => !(rule instanceof CSSFontFaceRule))
		.map(({ cssText }) => cssText)
		.join('\n');
	return FORCED.reduce((css, [state, forced]) => css.replaceAll(state, forced), text);
}
