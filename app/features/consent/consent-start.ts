/** What the visitor has decided, and is deciding. */
export interface ConsentState {
	/** Whether the visitor has decided at all. */
	given: boolean;
	/** Entries that are on, of those that can be chosen. */
	enabled: readonly string[];
	/** What is ticked in the open dialog; `undefined` while it is closed. */
	selected?: readonly string[];
}

export type ConsentEvent =
	| { type: 'acceptAll' }
	/** On the bar. */
	| { type: 'decline' }
	/** In the dialog. */
	| { type: 'declineAll' }
	/** Saves what is ticked in the dialog. */
	| { type: 'save' }
	/** Opens the dialog: from the bar, or by the control button once consent is given. */
	| { type: 'open' }
	| { type: 'close' }
	| { type: 'toggle'; id: string }
	/** One entry more, by a question of its own such as a film's. */
	| { type: 'allow'; id: string };

export interface ConsentRules {
	declineAllAcceptsNecessary: boolean;
	controlButton: boolean;
	forcedModal: boolean;
}

/** Ids of what can be chosen. Of the necessary entries that is the one which may be switched off. */
export interface Choosable {
	necessary: readonly string[];
	optional: readonly string[];
}

/** Before any decision: nothing optional. A forced modal is open at once. */
export function undecided({ necessary }: Choosable, { forcedModal }: ConsentRules): ConsentState {
	const state = { given: false, enabled: necessary };
	return forcedModal ? { ...state, selected: necessary } : state;
}

/** The bar asks until there is a decision, except where the modal is forced. */
export function showsBar({ given }: ConsentState, { forcedModal }: ConsentRules): boolean {
	return !given && !forcedModal;
}
