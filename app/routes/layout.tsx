import { Outlet, useRouteError } from '@remix-run/react';
import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { type ReactNode, useEffect, useState } from 'react';
import { AccountLink, RegisterLink } from '~/features/auth/account-links';
import { CartButton } from '~/features/cart/cart-button';
import { SearchButton } from '~/features/search/search-button';
import { ErrorScreen } from '~/features/shell/error-screen';
import { currentEntry, Header } from '~/features/shell/header';
import { PageFrame } from '~/features/shell/page-frame';
import { isLocale } from '~/i18n/locales';
import { useScreenMessages } from '~/i18n/screen-messages';
import { useLocale } from '~/i18n/use-locale';
import { routeNotFound } from '~/lib/not-found.server';

/** 404 for an unknown locale prefix. */
export function loader({ request, params }: LoaderFunctionArgs) {
	if (params.locale !== undefined && !isLocale(params.locale)) throw routeNotFound(request);
	return null;
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

/** Features do not import each other: they are combined here. */
function FullHeader({ current }: { current: string | undefined }) {
	const actions = (
		<>
			<RegisterLink />
			<SearchButton />
			<AccountLink />
			<CartButton />
		</>
	);
	return <Header current={current} actions={actions} />;
}

function Frame({ children }: { children: ReactNode }) {
	const { path } = useLocale();
	const later = useAfterHydration();
	return (
		<PageFrame
			header={<FullHeader current={currentEntry(path)} />}
			openers={later?.openers}
			after={later ? <later.AfterHydration /> : null}
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
