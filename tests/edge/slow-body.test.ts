import { expect, test } from 'vitest';
import { useSharedEdge } from './edge';
import { sendRaw } from './raw-request';

const edge = useSharedEdge();

test.concurrent.each(['/en/cart', '/en/api/cart', '/en/auth/login'])(
	'a post to %s whose body stays away gets 408 and the security headers, and its connection is closed',
	async (path) => {
		const { host } = new URL(edge.origin);
		const message = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nContent-Length: 30\r\n\r\nintent=`;
		const response = await sendRaw(edge.origin, message, { limitMs: 20_000, toEnd: true });
		expect(response).toMatchObject({ status: 408 });
		if (typeof response === 'string') return;
		expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
		expect(response.body).toContain('arrive in full. Go back and submit it again.');
	},
);
