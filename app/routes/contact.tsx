import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import {
	type ActionFunctionArgs,
	type LinksFunction,
	type LoaderFunctionArgs,
	redirect,
} from '@remix-run/server-runtime';
import { contactFormToken, sendContact } from '~/features/contact/contact.server';
import { ContactForm } from '~/features/contact/contact-form-view';
import { ContactSent, ContactUnavailable } from '~/features/contact/contact-states';
import stylesheet from '~/features/content/content.css?url';
import { loadContentPage } from '~/features/content/content.server';
import { ContentPage } from '~/features/content/content-page';
import { canSendMessages } from '~/features/mail/outgoing-messages.server';
import { contentSeo } from '~/features/seo/content-seo.server';
import { formTitle } from '~/features/seo/form-title.server';
import { seoMeta } from '~/features/seo/page-seo';
import { withPrefix } from '~/i18n/locale-path';
import { screenMessages } from '~/i18n/messages.server';
import { PRIVATE } from '~/lib/cache-control';
import { deferredStyleLinks } from '~/lib/deferred-styles';
import { pageNotFound } from '~/lib/not-found.server';
import { readForm } from '~/lib/read-form';
import { formResponse } from '~/lib/refused-form.server';
import { company } from '~/site';

export const links: LinksFunction = () => deferredStyleLinks(stylesheet);

/** Not cached: each form has its own token. */
export const headers = () => PRIVATE;

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const page = loadContentPage(context, 'contact');
	if (!page) throw pageNotFound(request);
	return {
		page,
		formToken: canSendMessages(context.env) ? await contactFormToken(context) : '',
		sent: new URL(request.url).searchParams.has('sent'),
		email: company.email,
		seo: contentSeo(context, request, { ...page, title: formTitle(context, page.title) }),
		messages: screenMessages(context.locale, 'content', 'contact'),
	};
}

export async function action({ request, context }: ActionFunctionArgs) {
	const { status, result } = await sendContact(context, await readForm(request));
	if (!result) throw redirect(withPrefix(context.prefix, '/contact?sent=1'), 303);
	return formResponse(context, result, status);
}

export default function ContactRoute() {
	const { page, formToken, sent, email } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>();
	const form = <ContactForm formToken={formToken} result={result} email={email} />;
	return (
		<ContentPage page={page} withToc={false} dated={false} className="content-beside">
			{formToken ? sent && !result ? <ContactSent /> : form : <ContactUnavailable email={email} />}
		</ContentPage>
	);
}
