import { expect, test } from 'vitest';
import { linkPrefetch } from './links';

test.each([
	[{ saveData: true, effectiveType: '4g' }, 'none'],
	[{ saveData: false, effectiveType: '2g' }, 'none'],
	[{ saveData: false, effectiveType: 'slow-2g' }, 'none'],
	[{ saveData: false, effectiveType: '3g' }, 'intent'],
	[{}, 'intent'],
])('with %j it is %s', (connection, expected) => {
	expect(linkPrefetch(connection)).toBe(expected);
});

test('offline it is none', () => {
	expect(linkPrefetch({}, false)).toBe('none');
});
