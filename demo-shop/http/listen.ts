import type { Server } from 'node:http';

/** The port is in use; the message names the remedy. */
export class PortTakenError extends Error {}

/** Attempts to find a port that is free on both addresses. */
const attempts = 20;

/**
 * Listens on 127.0.0.1 and, where the machine has it, on ::1: `localhost` means either. Resolves to
 * the port; rejects with `PortTakenError`.
 */
export async function listen([ipv4, ipv6]: [Server, Server], wanted: number): Promise<number> {
	for (let attempt = 1; ; attempt++) {
		const port = await bind(ipv4, wanted, '127.0.0.1');
		try {
			await bind(ipv6, port, '::1');
			return port;
		} catch (error) {
			if (!(error instanceof PortTakenError)) {
				// No IPv6 on this machine: IPv4 is enough.
				return port;
			}
			await new Promise((resolve) => ipv4.close(resolve));
			if (wanted !== 0 || attempt === attempts) {
				throw error;
			}
		}
	}
}

async function bind(server: Server, port: number, host: string): Promise<number> {
	await new Promise<void>((resolve, reject) => {
		const fail = (error: NodeJS.ErrnoException) =>
			reject(
				error.code === 'EADDRINUSE'
					? new PortTakenError(
							`Port ${port} is taken; stop what uses it or choose another with DEMO_SHOP_PORT.`,
						)
					: error,
			);
		server.once('error', fail);
		server.listen(port, host, () => {
			server.off('error', fail);
			resolve();
		});
	});
	const address = server.address();
	return typeof address === 'object' && address ? address.port : port;
}
