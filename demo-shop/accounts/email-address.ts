import type { CustomerRecord } from '../state/records';

/** Source of `CustomerEmailAddress`. */
export function emailAddressOf({ email, acceptsMarketing, hasUnsubscribed }: CustomerRecord) {
	const unsubscribed = hasUnsubscribed ? 'UNSUBSCRIBED' : 'NOT_SUBSCRIBED';
	return {
		emailAddress: email,
		marketingState: acceptsMarketing ? 'SUBSCRIBED' : unsubscribed,
	};
}
