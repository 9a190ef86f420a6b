import { honeypotFields } from '../../app/lib/honeypot';
import { issueFormToken } from '../../app/lib/honeypot.server';
import { type AppSession, openSession, SESSION_COOKIE } from '../../app/server/session.server';
import { demoShopEnvironment } from '../../scripts/environment';
import { controlDemoShop } from '../setup/demo-control';
import type { TestEdge } from './edge';

const { SESSION_SECRET = '' } = demoShopEnvironment('', '');
const DEMO = { email: 'demo@aerolume.example', password: 'aerolume-demo' };

/** A browser with cookies that can sign in customers, by default the demo customer. */
export function visitorOf(
	edge: Pick<TestEdge, 'fetch' | 'post' | 'shopOrigin'>,
	secret = SESSION_SECRET,
) {
	const jar = new Map<string, string>();
	const keep = (response: Response) => {
		for (const cookie of response.headers.getSetCookie()) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
			if (/Max-Age=0/.test(cookie)) jar.delete(name);
			else jar.set(name, value);
		}
		return response;
	};
	const headers = (more: Record<string, string> = {}) => ({
		Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
		...more,
	});
	const visitor = {
		jar,
		list: () => jar.get('wishlist') ?? '',
		get: async (path: string) => keep(await edge.fetch(path, { headers: headers() })),
		post: async (path: string, fields: Record<string, string>, more?: Record<string, string>) =>
			keep(await edge.post(path, fields, headers(more))),
		page: async (path = '/en/wishlist') => (await visitor.get(path)).text(),
		press: async (product: string, intent = 'add') => {
			const response = await visitor.post('/en/api/wishlist', { product, intent });
			return {
				status: response.status,
				...((await response.json()) as { isSaved: boolean; message: string }),
			};
		},
		/** Submits a form after a realistic time; returns where it redirected. */
		enter: async (path: string, fields: Record<string, string>) => {
			const form = path.replace(/\?.*$/, '').replace(/^.*\//, '');
			const formToken = await issueFormToken(secret, form, Date.now() - 60_000);
			const response = await visitor.post(path, { ...fields, [honeypotFields.token]: formToken });
			if (response.status !== 303) throw new Error(`${path}: ${response.status}`);
			return response.headers.get('Location') ?? '';
		},
		logIn: (path = '/en/auth/login') => visitor.enter(path, DEMO),
		/** Signs in through the Customer Account API with the mailed code; returns where it redirected. */
		signIn: async (email = DEMO.email, path = '/en/auth/login') => {
			const begun = await visitor.get(path);
			const url = begun.headers.get('Location') ?? '';
			const send = (form: Record<string, string>) =>
				fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
			const page = await (await send({ step: 'email', email })).text();
			const signIn = /name="signIn" value="(\w+)"/.exec(page)?.[1] ?? '';
			const [mail] = await controlDemoShop(edge.shopOrigin).mailbox();
			const code = mail?.subject.slice(0, 6) ?? '';
			const back = new URL(
				(await send({ step: 'code', signIn, code })).headers.get('Location') ?? '',
			);
			const response = await visitor.get(back.pathname + back.search);
			if (response.status !== 303) throw new Error(`Sign-in: ${response.status}`);
			return response.headers.get('Location') ?? '';
		},
		/** The session as the shop reads it. */
		session: () => openSession(secret, `${SESSION_COOKIE}=${jar.get(SESSION_COOKIE) ?? ''}`),
		/** Writes a session as the shop does. */
		keepSession: async (session: AppSession) => {
			const cookie = (await session.commit()) ?? '';
			jar.set(SESSION_COOKIE, /^__Host-session=([^;]*)/.exec(cookie)?.[1] ?? '');
		},
	};
	return visitor;
}
