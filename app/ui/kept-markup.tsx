import { type ComponentType, createContext, useContext } from 'react';
import { createExpiringCache } from '~/lib/expiring-cache';

/** What one page's rendering knows of the sections whose markup is kept; on the server alone. */
export interface KeptPage {
	/** What a section's markup depends on besides its props, e.g. the language. */
	scope: string;
	/** One for each section whose markup is not kept yet; its index is the section's mark. */
	keepers: ((html: string) => void)[];
}

export const KeptPageContext = /* @__PURE__ */ createContext<KeptPage | undefined>(undefined);

/** Of one section: the languages' forms, by the products and prices that it shows. */
const MAX_MARKUPS = 50;
const KEPT_MS = 3_600_000;

/** Stands before and behind a section that is not kept yet, until the page is whole. */
const MARK = 'data-kept';

/** What `useId` gave: it holds on this page alone. */
const PAGES_OWN_ID = /":R/;

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
	as?: 'div' | 'header' | 'ul';
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
	const markups = createExpiringCache<string>({ maxEntries: MAX_MARKUPS, lifeMs: KEPT_MS });
	return function Kept(props) {
		const page = useContext(KeptPageContext);
		const key = page && `${page.scope} ${JSON.stringify(props)}`;
		const markup = key && markups.get(key);
		if (markup !== undefined) {
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the section's own markup
			return <As className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
		}
		const index = key && page.keepers.push((html) => markups.set(key, html)) - 1;
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

/** Takes the marks out of a page, and keeps what stood between them. */
export function keepMarkup(html: string, { keepers }: KeptPage): string {
	// From the last to the first: a section within another comes after it.
	return keepers.reduceRight((rest, keep, index) => {
		const [before = '', section, ...after] = rest.split(`<wbr ${MARK}="${index}"/>`);
		if (section !== undefined && after.length === 1 && !PAGES_OWN_ID.test(section)) keep(section);
		return [before, section, ...after].join('');
	}, html);
}
