import type { MetaFunction } from '@remix-run/react';
import type { HeadersFunction, LinksFunction } from '@remix-run/server-runtime';
import { DesignSystemPage } from '~/features/design-system/design-system-page';
import stylesheet from '~/features/design-system/design-system-page.css?url';
import { PRIVATE } from '~/lib/cache-control';
import { deferredStyleLinks } from '~/lib/deferred-styles';

export const links: LinksFunction = () => deferredStyleLinks(stylesheet);

export const headers: HeadersFunction = () => PRIVATE;

export const meta: MetaFunction = () => [
	{ title: 'Design system' },
	{ name: 'robots', content: 'noindex' },
];

export default function DesignSystemRoute() {
	return <DesignSystemPage />;
}
