import { Outlet, useRouteError } from '@remix-run/react';
import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { type ReactNode, useEffect, useState } from 'react';
import { AccountLink, RegisterLink } from '~/features/auth/account-links';
import { CartButton } from '~/features/cart/cart-button';
import { SearchButton } from '~/features/search/search-button';
import { ErrorScreen } from '~/features/shell/error-screen';
import { Header } from '~/features/shell/header';
import { PageFrame } from '~/features/shell/page-frame';
import { loadShopMenus } from '~/features/shell/shop-menus.server';
import { isLocale } from '~/i18n/locales';
import { useScreenMessages } from '~/i18n/screen-messages';
import { routeNotFound } from '~/lib/not-found.server';

/** The platform's menus, if the shop shows them; 404 for an unknown locale prefix. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	if (params.locale !== undefined && !isLocale(params.locale)) throw routeNotFound(request);
	return loadShopMenus(context);
}

export default function LayoutRoute() {
	useScreenMessages();
	return (
		<Frame>
			<Outlet />
		</Frame>
	);
}

/** Errors of pages, inside the full layout. */
export function ErrorBoundary() {
	return (
		<Frame>
			<ErrorScreen error={useRouteError()} />
		</Frame>
	);
}

/** A feature does not import another's components: they are combined here. */
function FullHeader() {
	const actions = (
		<>
			<RegisterLink />
			<SearchButton />
			<AccountLink />
			<CartButton />
		</>
	);
	return <Header actions={actions} />;
}

function Frame({ children }: { children: ReactNode }) {
	const later = useAfterHydration();
	const [failed, setFailed] = useState(false);
	return (
		<PageFrame
			before={later ? <later.AboveScreen /> : null}
			header={<FullHeader />}
			dialogHandlers={failed ? undefined : later?.dialogHandlers}
			after={later ? <later.AfterHydration onFailure={() => setFailed(true)} /> : null}
		>
			{children}
			{later ? <later.BelowScreen /> : null}
		</PageFrame>
	);
}

/** Code loaded after hydration; the page works without it. */
function useAfterHydration() {
	const [later, setLater] = useState<typeof import('~/after-hydration')>();
	useEffect(() => {
		import('~/after-hydration').then(setLater, () => undefined);
	}, []);
	return later;
}
