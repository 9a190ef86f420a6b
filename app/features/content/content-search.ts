/** A page as the search reads it. */
export interface SearchedPage {
	path: string;
	title: string;
	description: string;
	/** Its parts below their headings; the first has none. */
	sections: readonly { id: string; title: string; text: string }[];
}

/** A place that has what was asked for. */
export interface ContentHit {
	/** Site path without a locale prefix, with the anchor of the part that fits best. */
	path: string;
	/** The page, and the part where that is not its beginning. */
	title: string;
	section?: string;
	/** Some words around what was found. */
	excerpt: string;
}

/** What one word is worth by where it stands. */
const WEIGHTS = { page: 8, section: 4, text: 1 };

const EXCERPT_LENGTH = 180;

export const MAX_QUERY_LENGTH = 80;

/** What a visitor typed, in one line and of a length that makes sense. */
export function readQuery(value: string | null): string {
	return (value ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY_LENGTH).trim();
}

/** A page with its letters as they are searched, made once. */
export interface FoldedPage extends Pick<SearchedPage, 'path' | 'title'> {
	/** Of title and description, and of all sections' headings and texts. */
	head: string;
	headings: string;
	text: string;
	beginning: Passage;
	sections: readonly (Passage & { id: string; title: string; heading: string })[];
}

/** A text in one line, as it is written and as it is searched. */
interface Passage {
	clean: string;
	folded: string;
}

/** Pages as `searchContent` takes them, query after query. */
export function foldPages(pages: readonly SearchedPage[]): FoldedPage[] {
	return pages.map(({ path, title, description, sections }) => {
		const parts = sections.map((section) => ({
			id: section.id,
			title: section.title,
			heading: folded(section.title),
			...passageOf(section.text),
		}));
		return {
			path,
			title,
			head: folded(`${title} ${description}`),
			headings: parts.map(({ heading }) => heading).join(' '),
			text: parts.map((part) => part.folded).join(' '),
			beginning: passageOf(description),
			sections: parts,
		};
	});
}

/** Pages that have every word of the query, the best first; of each the part that fits best. */
export function searchContent(pages: readonly FoldedPage[], query: string): ContentHit[] {
	const words = folded(query)
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);
	if (words.length === 0) return [];
	return pages
		.map((page) => ({ page, score: scoreOf(page, words) }))
		.filter(({ score }) => score > 0)
		.sort((one, other) => other.score - one.score)
		.map(({ page }) => hitOf(page, words));
}

function passageOf(text: string): Passage {
	const clean = text.replace(/\s+/g, ' ').trim();
	return { clean, folded: folded(clean) };
}

/** Letters as they are searched: `Übergröße` → `ubergrosse`, `Wi-Fi` → `wifi`. */
function folded(text: string): string {
	return text
		.toLowerCase()
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replaceAll('ß', 'ss')
		.replace(/(?<=[\p{L}\d])-(?=[\p{L}\d])/gu, '');
}

/** 0 where a word is nowhere on the page. */
function scoreOf({ head, headings, text }: FoldedPage, words: string[]): number {
	const scores = words.map(
		(word) =>
			(head.includes(word) ? WEIGHTS.page : 0) +
			(headings.includes(word) ? WEIGHTS.section : 0) +
			(text.includes(word) ? WEIGHTS.text : 0),
	);
	return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

function hitOf({ path, title, beginning, sections }: FoldedPage, words: string[]): ContentHit {
	const worth = ({ heading, folded: text }: FoldedPage['sections'][number]) =>
		words.filter((word) => heading.includes(word)).length * WEIGHTS.section +
		words.filter((word) => text.includes(word)).length;
	const best = sections.reduce<FoldedPage['sections'][number] | undefined>(
		(found, section) => (worth(section) > (found ? worth(found) : 0) ? section : found),
		undefined,
	);
	if (!best?.id) return { path, title, excerpt: excerptOf(best?.clean ? best : beginning, words) };
	return {
		path: `${path}#${best.id}`,
		title,
		section: best.title,
		excerpt: excerptOf(best, words),
	};
}

/** Whole words around the first that was asked for. */
function excerptOf({ clean, folded: text }: Passage, words: string[]): string {
	if (clean.length <= EXCERPT_LENGTH) return clean;
	const at = Math.max(0, ...words.map((word) => text.indexOf(word)).slice(0, 1));
	const from = at < EXCERPT_LENGTH / 2 ? 0 : clean.indexOf(' ', at - EXCERPT_LENGTH / 2) + 1;
	const cut = clean.slice(from, from + EXCERPT_LENGTH).replace(/\s+\S*$/, '');
	return `${from > 0 ? '… ' : ''}${cut}${from + cut.length < clean.length ? ' …' : ''}`;
}
