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
	/** On the banner. */
	| { type: 'decline' }
	/** In the dialog. */
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

/** Before a decision: only what is necessary. A forced modal is open at once. */
export function undecided({ necessary }: Choosable, { forcedModal }: ConsentRules): ConsentState {
	const state = { given: false, enabled: necessary };
	return forcedModal ? { ...state, selected: necessary } : state;
}

/** The banner is shown until there is a decision, unless the modal is forced. */
export function showsBar({ given }: ConsentState, { forcedModal }: ConsentRules): boolean {
	return !given && !forcedModal;
}
