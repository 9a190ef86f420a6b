const ENTITIES: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&apos;',
};

/** Characters that XML 1.0 has no way to hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const NO_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Text as the content or an attribute of an XML element. */
export function xmlText(text: string): string {
	return text.replace(NO_XML, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** An element with text in it; nothing where there is no text. */
export function xmlElement(name: string, text: string | null | undefined): string {
	return text ? `<${name}>${xmlText(text)}</${name}>` : '';
}
