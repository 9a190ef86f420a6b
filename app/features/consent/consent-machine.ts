import type { Choosable, ConsentEvent, ConsentRules, ConsentState } from './consent-start';

/** The state after an event; the same object where nothing changes. */
export function nextConsent(
	state: ConsentState,
	event: ConsentEvent,
	{ necessary, optional }: Choosable,
	rules: ConsentRules,
): ConsentState {
	const { given, enabled, selected } = state;
	switch (event.type) {
		case 'acceptAll':
			return { given: true, enabled: [...necessary, ...optional] };
		case 'decline':
		case 'declineAll': {
			if (rules.forcedModal) return state;
			const counts = event.type === 'decline' || rules.declineAllAcceptsNecessary;
			return { given: counts, enabled: enabled.filter((id) => necessary.includes(id)) };
		}
		case 'save':
			return selected ? { given: true, enabled: selected } : state;
		case 'open':
			if (selected || (given && !rules.controlButton)) return state;
			return { given, enabled, selected: enabled };
		case 'close':
			return selected && !rules.forcedModal ? { given, enabled } : state;
		case 'toggle':
			if (!selected || ![...necessary, ...optional].includes(event.id)) return state;
			return { given, enabled, selected: toggled(selected, event.id) };
		case 'allow':
			if (enabled.includes(event.id) || !optional.includes(event.id)) return state;
			return { ...state, given: true, enabled: [...enabled, event.id] };
	}
}

/** Whether the dialog has unsaved changes. */
export function isUnsaved({ enabled, selected = enabled }: ConsentState): boolean {
	return selected.length !== enabled.length || selected.some((id) => !enabled.includes(id));
}

function toggled(ids: readonly string[], id: string): string[] {
	return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
