import { type Content, type Element, element, textOf } from './markdown-html.server';

export interface Answered {
	question: string;
	answer: string;
}

/**
 * Folds each heading of the third level with what follows it. The anchor lies on the answer: browsers unfold
 * what a link leads into.
 */
export function foldQuestions(blocks: readonly Content[]): Content[] {
	const folded: Content[] = [];
	let answer: Element['children'] | undefined;
	for (const block of blocks) {
		if (isHeading(block, 'h3')) {
			answer = [];
			folded.push(foldOf(block, answer));
		} else if (answer && !isHeading(block, 'h2')) {
			answer.push(block as Element['children'][number]);
		} else {
			answer = undefined;
			folded.push(block);
		}
	}
	return folded;
}

/** Questions and their answers as plain text. */
export function readQuestions(blocks: readonly Content[]): Answered[] {
	const questions: Answered[] = [];
	let open: Answered | undefined;
	for (const block of blocks) {
		if (isHeading(block, 'h3')) {
			open = { question: textOf(block).trim(), answer: '' };
			questions.push(open);
		} else if (isHeading(block, 'h2')) open = undefined;
		else if (open) open.answer = `${open.answer} ${textOf(block)}`.replace(/\s+/g, ' ').trim();
	}
	return questions;
}

function foldOf(heading: Element, answer: Element['children']): Element {
	const { id } = heading.properties;
	const title = element('h3', {}, heading.children);
	const mark = element('span', { className: ['fold-mark'], ariaHidden: 'true' }, []);
	return element('details', {}, [
		element('summary', {}, [title, mark]),
		element('div', { id }, answer),
	]);
}

function isHeading(block: Content, tagName: string): block is Element {
	return block.type === 'element' && block.tagName === tagName;
}
