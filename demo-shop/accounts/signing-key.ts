import {
	createPrivateKey,
	createPublicKey,
	generateKeyPairSync,
	type KeyObject,
	sign,
	verify,
} from 'node:crypto';
import { randomHex } from '../shop/ids';
import type { Shop } from '../shop/shop';
import type { SigningKeyRecord } from '../state/account-records';
import type { Change } from '../state/store';

const keyName = 'id-token';

/** The shop's key, created on first use. */
function signingKey(shop: Shop): { id: string; key: KeyObject } {
	const known = shop.store.get('signingKeys', keyName);
	const record = known ?? newKey();
	if (!known) {
		shop.store.commit([{ table: 'signingKeys', key: keyName, value: record }]);
	}
	return { id: record.id, key: createPrivateKey(record.privateKey) };
}

function newKey(): SigningKeyRecord {
	const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
	return {
		id: randomHex(16),
		privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
	};
}

/** Changes with which a reset keeps the key: generating another one takes a fifth of a second. */
export function keptSigningKey(shop: Shop): Change[] {
	const value = shop.store.get('signingKeys', keyName);
	return value ? [{ table: 'signingKeys', key: keyName, value }] : [];
}

/** The public keys, as served at `jwks_uri`. */
export function publicKeys(shop: Shop) {
	const { id, key } = signingKey(shop);
	const jwk = createPublicKey(key).export({ format: 'jwk' });
	return { keys: [{ ...jwk, kid: id, use: 'sig', alg: 'RS256' }] };
}

/** A signed token (RS256) with these claims. */
export function signToken(shop: Shop, claims: Readonly<Record<string, unknown>>): string {
	const { id, key } = signingKey(shop);
	const head = `${encode({ alg: 'RS256', kid: id, typ: 'JWT' })}.${encode(claims)}`;
	return `${head}.${sign('sha256', Buffer.from(head), key).toString('base64url')}`;
}

/** The claims of a token that this shop signed, however old; null for any other text. */
export function readToken(shop: Shop, token: string): Record<string, unknown> | null {
	const [header = '', claims = '', signature = ''] = token.split('.');
	const { key } = signingKey(shop);
	const isOwn = verify(
		'sha256',
		Buffer.from(`${header}.${claims}`),
		createPublicKey(key),
		Buffer.from(signature, 'base64url'),
	);
	return isOwn ? JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) : null;
}

function encode(value: object): string {
	return Buffer.from(JSON.stringify(value)).toString('base64url');
}
