/** The visitor's decision, and the state of the open dialog. */
export interface ConsentState {
	/** Whether there is a decision. */
	given: boolean;
	/** Enabled optional entries. */
	enabled: readonly string[];
	/** Selection in the open dialog; `undefined` while it is closed. */
	selected?: readonly string[];
}

export type ConsentEvent =
	| { type: 'acceptAll' }
	/** Declines on the banner. */
	| { type: 'decline' }
	/** Declines in the dialog. */
	| { type: 'declineAll' }
	/** Saves the selection in the dialog. */
	| { type: 'save' }
	/** Opens the dialog, from the banner or the footer. */
	| { type: 'open' }
	| { type: 'close' }
	| { type: 'toggle'; id: string }
	/** Enables one more entry, e.g. before a film. */
	| { type: 'allow'; id: string };

export interface ConsentRules {
	declineAllAcceptsNecessary: boolean;
	controlButton: boolean;
	forcedModal: boolean;
}

/** Ids of the optional entries, and of the necessary one that can be switched off. */
export interface Choosable {
	necessary: readonly string[];
	optional: readonly string[];
}

/** The state before a decision: only necessary entries are enabled. A forced modal is open at once. */
export function undecided({ necessary }: Choosable, { forcedModal }: ConsentRules): ConsentState {
	const state = { given: false, enabled: necessary };
	return forcedModal ? { ...state, selected: necessary } : state;
}

/** The banner is shown until there is a decision, unless the modal is forced. */
export function showsBar({ given }: ConsentState, { forcedModal }: ConsentRules): boolean {
	return !given && !forcedModal;
}

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
