import { Outlet } from '@remix-run/react';
import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { AccountLayout } from '~/features/account/account-layout';
import { screenMessages } from '~/i18n/messages.server';
import { PRIVATE } from '~/lib/cache-control';
import { deferredStyleLinks } from '~/lib/deferred-styles';

export const links = deferredStyleLinks;

export const headers = () => PRIVATE;

/** Only texts. Loaders run in parallel, so each account page checks the customer itself. */
export function loader({ context }: LoaderFunctionArgs) {
	return { messages: screenMessages(context.locale, 'account') };
}

/** The texts never change. */
export const shouldRevalidate = () => false;

export default function AccountLayoutRoute() {
	return (
		<AccountLayout>
			<Outlet />
		</AccountLayout>
	);
}
