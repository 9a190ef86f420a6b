/** Limit per request. */
export const MAX_ICONS = 50;

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_LENGTH = 64;

/** Valid name of an icon or a set: lower case, digits, single hyphens in between. */
export function isIconName(name: string): boolean {
	return name.length <= MAX_LENGTH && NAME.test(name);
}

/** Names from `'house,mail'`, without duplicates; `undefined` where one is invalid, or for none or too many. */
export function readIconNames(list: string | null): string[] | undefined {
	if (!list || list.length > MAX_ICONS * (MAX_LENGTH + 1)) return undefined;
	const names = [...new Set(list.split(','))];
	return names.length <= MAX_ICONS && names.every(isIconName) ? names : undefined;
}
