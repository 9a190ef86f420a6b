/** More than this is no page's need. */
export const MAX_ICONS = 50;

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_LENGTH = 64;

/** Whether it can be the name of an icon or of a set: lower case, digits, single hyphens between. */
export function isIconName(name: string): boolean {
	return name.length <= MAX_LENGTH && NAME.test(name);
}

/** `'house,mail'` as its names, each once; `undefined` where one is no name, or they are none or too many. */
export function readIconNames(list: string | null): string[] | undefined {
	if (!list || list.length > MAX_ICONS * (MAX_LENGTH + 1)) return undefined;
	const names = [...new Set(list.split(','))];
	return names.length <= MAX_ICONS && names.every(isIconName) ? names : undefined;
}
