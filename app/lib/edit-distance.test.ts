import { expect, test } from 'vitest';
import { editDistance } from './edit-distance';

test.each([
	['', '', 0],
	['versand', 'versand', 0],
	['', 'abc', 3],
	['abc', '', 3],
	['vesand', 'versand', 1],
	['versandt', 'versand', 1],
	['verssnd', 'versand', 1],
	['retrun', 'return', 1],
	['ab', 'ba', 1],
	['ba', 'abc', 2],
	['ca', 'abc', 3],
	['garnatei', 'garantie', 2],
	['kitten', 'sitting', 3],
	['aa', 'aab', 1],
])('from %j to %j are %i edits, in both directions', (one, other, edits) => {
	expect(editDistance(one, other)).toBe(edits);
	expect(editDistance(other, one)).toBe(edits);
});

test.each([
	['vesand', 'versand', 1, 1],
	['garnatei', 'garantie', 2, 2],
	['garnatei', 'garantie', 1, Number.POSITIVE_INFINITY],
	['abcd', 'badc', 2, 2],
	['kabel', 'netzteil', 2, Number.POSITIVE_INFINITY],
])('from %j to %j with at most %i edits: %d', (one, other, limit, edits) => {
	expect(editDistance(one, other, limit)).toBe(edits);
});
