import { formTitle } from '~/features/seo/form-title.server';
import { createSeo } from '~/features/seo/page-seo';
import { translator } from '~/i18n/i18next.server';
import { screenMessages } from '~/i18n/messages.server';
import { issueFormToken } from '~/lib/honeypot.server';
import type { AppContext } from '~/server/context.server';
import { accountsOf } from './accounts.server';

type Screen = 'login' | 'register' | 'recover' | 'reset' | 'logout' | 'callback';

/** Loader data of the auth pages: texts, metadata, and a token for the form. */
export async function authScreen(context: AppContext, request: Request, screen: Screen) {
	const { env, locale } = context;
	const t = translator(locale);
	return {
		/** Whether the shop uses the Customer Account API, which has no passwords. */
		noPassword: accountsOf(context).beginSignIn !== undefined,
		messages: screenMessages(locale, 'auth'),
		seo: createSeo({
			siteUrl: env.SITE_URL,
			pathname: new URL(request.url).pathname,
			title: formTitle(context, t(`auth:${screen}.title`)),
			description: t(`auth:${screen}.intro`),
			noIndex: true,
		}),
		formToken: await issueFormToken(env.SESSION_SECRET, screen),
	};
}
