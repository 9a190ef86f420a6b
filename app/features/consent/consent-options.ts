import type { ConsentRules } from './consent-start';

/** How the shop asks for consent; an operator may change it. */
export const consentOptions: ConsentRules & { declineOnBar: boolean } = {
	/** Declining on the first layer, as easy as accepting: the law wants it so in the EU. */
	declineOnBar: true,
	/** "Decline all" in the dialog counts as a decision; off, the visitor is asked again on the next page. */
	declineAllAcceptsNecessary: true,
	/** The footer's button opens the dialog again. */
	controlButton: true,
	/** A dialog instead of the bar, which cannot be closed and offers no decline. */
	forcedModal: false,
};
