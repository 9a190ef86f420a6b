import * as v from 'valibot';
import { type MessageRequest, transportOf } from '../../app/features/mail/message-transport.server';
import { fetchReports } from '../../app/features/weather/weather-service.server';
import { site } from '../../app/site';
import type { ShopAccess } from '../shop/shop-access';
import { type CheckFinding, fine, problem, reasonOf } from './finding';

/** Large airports, one of which always has a report. */
const STATIONS = ['EDDF', 'EGLL', 'KJFK'];

export async function checkWeather({ env, fetch }: ShopAccess): Promise<CheckFinding[]> {
	try {
		// The recording of the demo shop is old: any report will do.
		const reports = await fetchReports(STATIONS, env, fetch);
		return [fine(`${reports.size} reports from ${new URL(env.METAR_API_URL).host}`)];
	} catch (error) {
		return [
			problem(
				'error',
				`The weather service at ${env.METAR_API_URL} gives no reports: ${reasonOf(error)}`,
				'Leave METAR_API_URL empty for aviationweather.gov, and allow requests to it.',
				'the settings',
			),
		];
	}
}

const MAIL = 'docs/operations.md, "Outgoing messages"';

type MailCheck = (
	fetch: ShopAccess['fetch'],
	sending: MessageRequest,
	from: string,
) => Promise<CheckFinding>;

/** No message is sent: each request only reads data, and needs the key. */
export async function checkMail({ env, fetch }: ShopAccess): Promise<CheckFinding[]> {
	const transport = transportOf(env);
	if (!transport) {
		const level = site.vatMarkets.size > 0 ? 'error' : 'warning';
		return [
			problem(
				level,
				'The storefront cannot send mail',
				'Set MAIL_PROVIDER, MAIL_API_KEY and MAIL_FROM.',
				MAIL,
			),
		];
	}
	const sending = transport.request(
		{ kind: 'contact', to: '', subject: '', text: '', language: 'en' },
		'doctor',
	);
	const check = env.MAIL_PROVIDER ? mailChecks[env.MAIL_PROVIDER] : checkEndpoint;
	try {
		return [await check(fetch, sending, env.MAIL_FROM)];
	} catch (error) {
		const setting = env.MAIL_PROVIDER ? 'MAIL_API_URL' : 'MESSAGES_URL';
		return [
			problem(
				'error',
				`${new URL(sending.url).host} does not respond: ${reasonOf(error)}`,
				`Correct ${setting}, or try again later.`,
				MAIL,
			),
		];
	}
}

/** A key that may only send is refused by name. */
const resendRefusal = v.object({ name: v.literal('restricted_api_key') });
const resendDomains = v.object({
	data: v.array(v.object({ name: v.string(), status: v.string() })),
});

const mailChecks: Record<'resend' | 'postmark' | 'mailgun', MailCheck> = {
	async resend(fetch, { url, headers }, from) {
		const response = await fetch(new URL('/domains', url).href, { headers });
		const body: unknown = await response.json().catch(() => undefined);
		if (v.is(resendRefusal, body)) return fine('Resend accepts the key');
		if (!response.ok) return wrongKey('Resend', response.status, 'https://resend.com/api-keys');
		const listed = v.safeParse(resendDomains, body);
		const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '');
		const isVerified =
			!listed.success ||
			listed.output.data.some(({ name, status }) => name === domain && status === 'verified');
		if (isVerified) return fine('Resend accepts the key');
		return problem(
			'error',
			`Resend has not verified ${domain}, the domain of MAIL_FROM`,
			'Add the domain with its DNS records, or set a sender of a verified one.',
			'https://resend.com/domains',
		);
	},
	async postmark(fetch, { url, headers }) {
		const response = await fetch(new URL('/server', url).href, { headers });
		if (response.ok) return fine('Postmark accepts the key');
		return wrongKey('Postmark', response.status, 'Postmark → Servers → the server → API Tokens');
	},
	/** Its sending keys may only send: a message without a recipient is refused after the key is checked. */
	async mailgun(fetch, { url, headers }) {
		const response = await fetch(url, { method: 'POST', headers, body: '' });
		if (response.status === 400) return fine('Mailgun accepts the key');
		if (response.status === 404) {
			return problem(
				'error',
				'Mailgun does not know the domain of MAIL_FROM',
				'Set a sender of the sending domain, and MAIL_API_URL=https://api.eu.mailgun.net for one in the EU.',
				'Mailgun → Sending → Domains',
			);
		}
		return wrongKey(
			'Mailgun',
			response.status,
			'Mailgun → Sending → Domain settings → Sending keys',
		);
	},
};

function wrongKey(provider: string, status: number, where: string): CheckFinding {
	return problem(
		'error',
		`${provider} refuses MAIL_API_KEY (HTTP ${status})`,
		'Create a new key, and set it.',
		where,
	);
}

/** It takes messages by POST only, which would send one: any response but "not found" is fine. */
async function checkEndpoint(
	fetch: ShopAccess['fetch'],
	{ url }: MessageRequest,
): Promise<CheckFinding> {
	const { status } = await fetch(url, { method: 'OPTIONS' });
	if (status !== 404 && status < 500) return fine(`${new URL(url).host} responds`);
	return problem(
		'error',
		`MESSAGES_URL responds with ${status}`,
		'Correct the URL, or start the service behind it.',
		MAIL,
	);
}
