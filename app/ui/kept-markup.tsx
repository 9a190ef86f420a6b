import { type ComponentType, createContext, useContext } from 'react';
import { createExpiringCache } from '~/lib/expiring-cache';

/** What one page's rendering knows of the sections whose markup is kept; on the server alone. */
export interface KeptPage {
	/** What a section's markup depends on besides its props, e.g. the language. */
	scope: string;
	/** One for each section whose markup is not kept yet; its index is the section's mark. */
	keepers: ((html: string) => void)[];
	/** What is kept already; its index is the mark that stands in its place until the page is whole. */
	known: Bytes[];
}

/** Markup as it is sent. A part of a page's text would hold on to the whole of it. */
type Bytes = ReturnType<TextEncoder['encode']>;

export function createKeptPage(scope: string): KeptPage {
	return { scope, keepers: [], known: [] };
}

export const KeptPageContext = /* @__PURE__ */ createContext<KeptPage | undefined>(undefined);

/** Of one section: the languages' forms, by the products and prices that it shows. */
const MAX_MARKUPS = 50;
const KEPT_MS = 3_600_000;

/** Stands before and behind a section that is not kept yet, until the page is whole. */
const MARK = 'data-kept';
const MARKS = /<wbr data-kept="(\d+)"\/>/;

/** Stands in the place of what is kept. No text of a page holds it: there every `<` is escaped. */
const KNOWN = '<wbr data-known="';
const KNOWN_END = '"/>';

/** What `useId` gave holds on this page alone, and a script has to be known to the page's policy. */
const PAGES_OWN = /":R|<script/;

const encoder = /* @__PURE__ */ new TextEncoder();
const decoder = /* @__PURE__ */ new TextDecoder();

/** Plain data: what JSON tells apart. */
type Plain<Value> = Value extends string | number | boolean | null | undefined
	? Value
	: Value extends (...parameters: never) => unknown
		? never
		: { [Key in keyof Value]: Plain<Value[Key]> };

/** A component whose props are plain data. */
export type PlainComponent<Props> = ComponentType<Props> &
	(Props extends Plain<Props> ? unknown : never);

/** The element around a section. */
export interface Box {
	/** Default `div`. */
	as?: 'div' | 'fieldset' | 'header';
	className?: string;
}

/**
 * The same section in an element of its own, rendered once for the same props in the same form of the page, and then
 * kept. For what follows from these alone: nothing of a visitor, and nothing of the page it stands on.
 */
export function kept<Props extends object>(
	Section: ComponentType<Props>,
	{ as: As = 'div', className }: Box = {},
): ComponentType<Props> {
	const markups = createExpiringCache<Bytes>({ maxEntries: MAX_MARKUPS, lifeMs: KEPT_MS });
	return function Kept(props) {
		const page = useContext(KeptPageContext);
		const key = page && `${page.scope} ${JSON.stringify(props)}`;
		const markup = key && markups.get(key);
		if (markup) {
			const __html = `${KNOWN}${page.known.push(markup) - 1}${KNOWN_END}`;
			// biome-ignore lint/security/noDangerouslySetInnerHtml: a mark for the section's own markup
			return <As className={className} dangerouslySetInnerHTML={{ __html }} />;
		}
		const index = key && page.keepers.push((html) => markups.set(key, encoder.encode(html))) - 1;
		const mark = index === undefined ? null : <wbr {...{ [MARK]: index }} />;
		return (
			<As className={className}>
				{mark}
				<Section {...props} />
				{mark}
			</As>
		);
	};
}

/**
 * The page as it is sent: marks are taken out of it, what stood between them is kept, and what was kept is put in.
 * `own` is what was rendered for this page; all its scripts are there.
 */
export function wholePage(html: string, page: KeptPage): { own: string; bytes: Bytes } {
	if (page.keepers.length === 0) return { own: html, bytes: putIn(html, page) };
	const expanded = cut(html).map((part) =>
		typeof part === 'string' ? part : decoder.decode(page.known[part]),
	);
	const own = keepMarkup(expanded.join(''), page);
	return { own, bytes: encoder.encode(own) };
}

function keepMarkup(html: string, { keepers }: KeptPage): string {
	// Texts, and between them the index of a mark.
	const parts = html.split(MARKS);
	const texts = parts.filter((_, at) => at % 2 === 0);
	const begun = new Map<string, number>();
	parts.forEach((index, at) => {
		if (at % 2 === 0) return;
		const next = (at + 1) / 2;
		const start = begun.get(index);
		if (start === undefined) {
			begun.set(index, next);
			return;
		}
		const section = texts.slice(start, next).join('');
		if (!PAGES_OWN.test(section)) keepers[Number(index)]?.(section);
	});
	return texts.join('');
}

const NOTHING = /* @__PURE__ */ new Uint8Array();

/** Where a page is put together; as large as the largest so far. */
let room = NOTHING;

/** Encodes what is the page's own; what is kept was encoded before. */
function putIn(html: string, { known }: KeptPage): Bytes {
	const parts = cut(html).map((part) =>
		typeof part === 'string' ? part : (known[part] ?? NOTHING),
	);
	// A character takes three bytes at most for each of its UTF-16 units.
	const most = parts.reduce(
		(sum, part) => sum + part.length * (typeof part === 'string' ? 3 : 1),
		0,
	);
	if (room.length < most) room = new Uint8Array(most);
	let at = 0;
	for (const part of parts) {
		if (typeof part === 'string') {
			at += encoder.encodeInto(part, room.subarray(at)).written;
		} else {
			room.set(part, at);
			at += part.length;
		}
	}
	return room.slice(0, at);
}

/** A page's own parts, and the index of what is kept between them. */
function cut(html: string): (string | number)[] {
	const parts: (string | number)[] = [];
	let from = 0;
	for (let at = html.indexOf(KNOWN); at >= 0; at = html.indexOf(KNOWN, from)) {
		const end = html.indexOf(KNOWN_END, at);
		parts.push(html.slice(from, at), Number(html.slice(at + KNOWN.length, end)));
		from = end + KNOWN_END.length;
	}
	parts.push(html.slice(from));
	return parts;
}
