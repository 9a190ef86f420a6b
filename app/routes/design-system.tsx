import type { MetaFunction } from '@remix-run/react';
import type { HeadersFunction, LinksFunction } from '@remix-run/server-runtime';
import { DesignPage } from '~/features/shell/design-page';
import stylesheet from '~/features/shell/design-page.css?url';
import { PRIVATE } from '~/lib/cache-control';
import { deferredStyleLinks } from '~/lib/deferred-styles';

export const links: LinksFunction = () => [
	...deferredStyleLinks(),
	{ rel: 'stylesheet', href: stylesheet },
];

export const headers: HeadersFunction = () => PRIVATE;

export const meta: MetaFunction = () => [
	{ title: 'Design system' },
	{ name: 'robots', content: 'noindex' },
];

export default function DesignSystemRoute() {
	return <DesignPage />;
}
