import type { ProfileView } from './account-view';

/** A customer, the same for both APIs. */
interface ProfileFacts {
	firstName?: string | null;
	lastName?: string | null;
	email?: string | null;
	phone?: string | null;
	displayName: string;
	acceptsMarketing: boolean;
}

export function toProfile(customer: ProfileFacts): ProfileView {
	return {
		firstName: customer.firstName ?? '',
		lastName: customer.lastName ?? '',
		email: customer.email ?? '',
		phone: customer.phone ?? '',
		displayName: customer.displayName,
		acceptsMarketing: customer.acceptsMarketing,
	};
}
