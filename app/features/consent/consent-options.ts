import type { ConsentRules } from './consent-machine';

/** Settings for operators. */
export const consentOptions: ConsentRules & { declineOnBar: boolean } = {
	/** "Decline" on the banner; required by law in the EU. */
	declineOnBar: true,
	/** Whether "Decline all" in the dialog counts as a decision; if not, the banner returns on the next page. */
	declineAllAcceptsNecessary: true,
	/** Whether the footer has a button for the dialog. */
	controlButton: true,
	/** A modal dialog instead of the banner, without a way to close or decline it. */
	forcedModal: false,
};
