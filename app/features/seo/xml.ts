import { withoutSoftHyphens } from '~/lib/soft-hyphens';

const ENTITIES: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&apos;',
};

/** Characters that XML 1.0 does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
const NO_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Escapes text for content or attributes. */
export function xmlText(text: string): string {
	return withoutSoftHyphens(text)
		.replace(NO_XML, '')
		.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** An element with text; `''` for an empty text. */
export function xmlElement(name: string, text: string | null | undefined): string {
	return text ? `<${name}>${xmlText(text)}</${name}>` : '';
}
