import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/server-runtime';
import type { ConsentResponse } from '~/features/consent/consent-terms';
import {
	consentSettings,
	consentTerms,
	decisionCookie,
} from '~/features/consent/consent-terms.server';
import { screenMessages } from '~/i18n/messages.server';
import { emptyResponse } from '~/lib/private-response.server';
import { readForm } from '~/lib/read-form';

/** The same response for everyone; changed settings apply within five minutes. */
const CACHED = { 'Cache-Control': 'public, max-age=300' };

/** What a page needs to ask for and apply consent, including messages. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
	const { env, locale } = context;
	const terms: ConsentResponse = {
		consent: await consentTerms(env),
		settings: consentSettings(env),
		shop: { id: env.PUBLIC_COMMERCE_EVENTS_SHOP_ID, host: new URL(env.storeOrigin).host },
		messages: screenMessages(locale, 'consent', 'recent', 'updates'),
	};
	return Response.json(terms, { headers: CACHED });
}

/** Sets the consent cookie by HTTP. 422 for a decision that does not match the current table. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	const form = await readForm(request);
	const cookie = await decisionCookie(context.env, form?.get('decision'));
	return emptyResponse(cookie ? 204 : 422, cookie);
}
