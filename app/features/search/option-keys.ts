/** Stands for the field itself: no option has been moved to. */
export const NO_OPTION = -1;

/**
 * Where a key leads in a list below a field: down and up go round, the field being one stop of the way;
 * Home and End mean the list once one is in it. `undefined` where the key belongs to the field.
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
