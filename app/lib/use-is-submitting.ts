import { useNavigation } from '@remix-run/react';

/** Whether a form of the page is being sent, until the page shows its result or another page opens. */
export function useIsSubmitting(): boolean {
	return useNavigation().formMethod === 'POST';
}
