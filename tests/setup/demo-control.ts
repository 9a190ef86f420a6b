import type { FaultRule } from '@aerolume/demo-shop/fault-rules';
import type { LoggedRequest } from '@aerolume/demo-shop/request-log';

/** A fault rule; the demo shop's defaults are: every request, always, before the operation. */
export type Fault = Pick<FaultRule, 'operation' | 'kind'> & Partial<FaultRule>;

/** A logged request; what the storefront sends always has an object of variables. */
export type LoggedOperation = LoggedRequest & { variables: Record<string, unknown> };

export interface Mail {
	id: number;
	to: string;
	subject: string;
	text: string;
	/** URLs in its text. */
	links: string[];
}

/** Control of a demo shop by tests. */
export interface DemoControl {
	origin: string;
	/** Resets state, faults and request log. */
	reset(): Promise<void>;
	/** Replaces the fault rules; the demo shop refuses an invalid one. */
	faults(...rules: object[]): Promise<void>;
	/** Requests since the last reset, oldest first. */
	requests(): Promise<LoggedOperation[]>;
	/** Sent mails, newest first. */
	mailbox(): Promise<Mail[]>;
	/** Sets a variant's stock, by its global id or integer; null: not tracked. */
	setStock(variantId: string | number, stock: number | null): Promise<void>;
}

export function controlDemoShop(origin: string): DemoControl {
	async function control<T>(name: string, method = 'GET', body?: object): Promise<T> {
		const response = await fetch(`${origin}/__demo/${name}`, {
			method,
			headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
			body: body && JSON.stringify(body),
		});
		if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
		return response.json() as Promise<T>;
	}
	return {
		origin,
		reset: () => control('reset', 'POST'),
		faults: (...rules) => control('faults', 'PUT', { rules }),
		requests: async () => (await control<{ requests: LoggedOperation[] }>('requests')).requests,
		mailbox: async () => (await control<{ mails: Mail[] }>('mailbox')).mails,
		setStock: (variantId, stock) => control('stock', 'POST', { variantId, stock }),
	};
}
