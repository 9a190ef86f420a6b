import { expect, test } from 'vitest';
import { withoutCampaign } from './campaign-parameters';

test.each([
	['', ''],
	['?utm_source=mail&utm_campaign=x&gclid=1', ''],
	['?variant=2&utm_source=mail', '?variant=2'],
	['?variant=2&page=1', '?page=1&variant=2'],
	['?reference=1&ref=2', '?reference=1'],
	['?q=a%20b%26c', '?q=a+b%26c'],
])('%j leaves %j', (search, remaining) => {
	expect(withoutCampaign(search)).toBe(remaining);
});
