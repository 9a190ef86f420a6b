import { trapFields } from '../../app/lib/bot-trap';
import { issueStamp } from '../../app/lib/bot-trap.server';
import { demoShopEnvironment } from '../../scripts/environment';
import type { TestEdge } from './edge';

const DEMO = { email: 'demo@aerolume.example', password: 'aerolume-demo' };

/** A browser with its cookies, which can sign the demo customer in. */
export function visitorOf(edge: TestEdge) {
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
				...((await response.json()) as { held: boolean; message: string }),
			};
		},
		logIn: async () => {
			const { SESSION_SECRET = '' } = demoShopEnvironment('', '');
			const stamp = await issueStamp(SESSION_SECRET, Date.now() - 60_000);
			const response = await visitor.post('/en/auth/login', { ...DEMO, [trapFields.stamp]: stamp });
			if (response.status !== 303) throw new Error(`Login: ${response.status}`);
		},
	};
	return visitor;
}
