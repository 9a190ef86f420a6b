import { translator } from '~/i18n/i18next.server';
import { isFormRefused } from '~/lib/refused-form.server';
import type { AppContext } from '~/server/context.server';

/** Title of a page with a form. After a failure it says so, since screen readers read the title first. */
export function formTitle(context: AppContext, title: string, refused = false): string {
	const failed = refused || isFormRefused(context);
	return failed ? translator(context.locale)('common:failedTitle', { title }) : title;
}
