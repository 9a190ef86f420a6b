/** Asked of the page by a part that needs the visitor's consent; whoever answers cancels the event. */
export interface ConsentQuestion {
	/** Id of the entry that the part belongs to. */
	entry: string;
	/** Goes on, with consent. */
	proceed(): void;
}

declare global {
	interface WindowEventMap {
		'consent-question': CustomEvent<ConsentQuestion>;
	}
}

/** Goes on once the visitor has agreed. Where nobody is there to ask, the click that led here agrees for this once. */
export function askConsent(entry: string, proceed: () => void): void {
	const detail: ConsentQuestion = { entry, proceed };
	if (window.dispatchEvent(new CustomEvent('consent-question', { cancelable: true, detail }))) {
		proceed();
	}
}
