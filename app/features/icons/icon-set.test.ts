import { expect, test } from 'vitest';
import { type IconSet, pickIcons } from './icon-set';

const set: IconSet = {
	prefix: 'demo',
	lastModified: 1_790_000_000,
	width: 24,
	height: 24,
	icons: { house: { body: '<path/>' }, wide: { body: '<g/>', width: 48 } },
	aliases: {
		home: { parent: 'house' },
		turned: { parent: 'home', rotate: 1 },
		lost: { parent: 'nowhere' },
		circle: { parent: 'circle' },
	},
};

test('the response has the requested icons, and the size of the set', () => {
	expect(pickIcons(set, ['house', 'wide'])).toEqual({
		prefix: 'demo',
		lastModified: 1_790_000_000,
		width: 24,
		height: 24,
		icons: { house: { body: '<path/>' }, wide: { body: '<g/>', width: 48 } },
	});
});

test('an alias is returned with its icon and all aliases between them', () => {
	expect(pickIcons(set, ['turned'])).toMatchObject({
		icons: { house: { body: '<path/>' } },
		aliases: { turned: { parent: 'home', rotate: 1 }, home: { parent: 'house' } },
	});
});

test.each(['nothing', 'lost', 'circle', 'constructor', 'to-string'])(
	'%s is listed as not found',
	(name) => {
		const response = pickIcons(set, ['house', name]);
		expect(Object.keys(response.icons)).toEqual(['house']);
		expect(response.aliases).toBeUndefined();
		expect(response.not_found).toEqual([name]);
	},
);
