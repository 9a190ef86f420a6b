import type { Element, ElementContent, Nodes, Root } from 'hast';
import type { QuestionAndAnswer } from '../../app/features/content/content-view';
import { element, isElement, textOf } from './html-tree';

/**
 * Folds each heading of the third level with what follows it; the first is open, to show that there are answers. The
 * answer has the anchor: browsers open the element that a link leads into.
 */
export function foldQuestions(tree: Root): void {
	const folded: Root['children'] = [];
	let answer: ElementContent[] | undefined;
	for (const block of tree.children) {
		if (isHeading(block, 'h3')) {
			answer = [];
			const isFirst = !folded.some((former) => isElement(former) && former.tagName === 'details');
			folded.push(foldOf(block, answer, isFirst));
		} else if (answer && !isHeading(block, 'h2')) {
			answer.push(block as ElementContent);
		} else {
			answer = undefined;
			folded.push(block);
		}
	}
	tree.children = folded;
}

/** Questions and their answers as plain text. */
export function readQuestions(tree: Root): QuestionAndAnswer[] {
	const questions: QuestionAndAnswer[] = [];
	let open: QuestionAndAnswer | undefined;
	for (const block of tree.children) {
		if (isHeading(block, 'h3')) {
			open = { question: textOf(block).trim(), answer: '' };
			questions.push(open);
		} else if (isHeading(block, 'h2')) open = undefined;
		else if (open) open.answer = `${open.answer} ${textOf(block)}`.replace(/\s+/g, ' ').trim();
	}
	return questions;
}

function foldOf(heading: Element, answer: ElementContent[], open: boolean): Element {
	const { id } = heading.properties;
	const title = element('h3', {}, heading.children);
	const mark = element('span', { className: ['fold-mark'], ariaHidden: 'true' }, []);
	return element('details', { open }, [
		element('summary', {}, [title, mark]),
		element('div', { id }, answer),
	]);
}

function isHeading(block: Nodes, tagName: string): block is Element {
	return isElement(block) && block.tagName === tagName;
}
