/** Detail of the event by which a component asks for consent; a listener calls `preventDefault`. */
export interface ConsentQuestion {
	/** Id of the entry in the consent table. */
	entry: string;
	/** Continues after consent. */
	proceed(): void;
}

declare global {
	interface WindowEventMap {
		'consent-question': CustomEvent<ConsentQuestion>;
	}
}

/** Calls `proceed` after consent. Without a listener the click itself counts as consent for this time. */
export function askConsent(entry: string, proceed: () => void): void {
	const detail: ConsentQuestion = { entry, proceed };
	if (window.dispatchEvent(new CustomEvent('consent-question', { cancelable: true, detail }))) {
		proceed();
	}
}
