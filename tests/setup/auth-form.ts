import type { Page } from '@playwright/test';
import { honeypotFields } from '../../app/lib/honeypot';
import { issueFormToken } from '../../app/lib/honeypot.server';
import { demoShopEnvironment } from '../../scripts/environment';

/** Replaces the form's token with an older one, so that it can be sent at once without JavaScript. */
export async function ageForm(page: Page): Promise<void> {
	const { SESSION_SECRET = '' } = demoShopEnvironment('', '');
	const { pathname, searchParams } = new URL(page.url());
	const form = [pathname.replace(/^.*\//, ''), searchParams.get('variant')]
		.filter(Boolean)
		.join(' ');
	const formToken = await issueFormToken(SESSION_SECRET, form, Date.now() - 60_000);
	await page
		.locator(`input[name="${honeypotFields.token}"]`)
		.evaluate((input, value) => input.setAttribute('value', value), formToken);
}
