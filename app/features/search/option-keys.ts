/** No option is active: the field itself. */
export const NO_OPTION = -1;

/**
 * The option to which a key moves: up and down cycle through the options and the field; Home and End apply only
 * while an option is active. `undefined` for keys that belong to the field.
 */
export function nextOption(key: string, current: number, count: number): number | undefined {
	if (count === 0) return undefined;
	switch (key) {
		case 'ArrowDown':
			return current + 1 < count ? current + 1 : NO_OPTION;
		case 'ArrowUp':
			return current === NO_OPTION ? count - 1 : current - 1;
		case 'Home':
			return current === NO_OPTION ? undefined : 0;
		case 'End':
			return current === NO_OPTION ? undefined : count - 1;
		default:
			return undefined;
	}
}
