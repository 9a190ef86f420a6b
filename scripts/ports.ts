import { connect, createServer } from 'node:net';

/** Throws one sentence with the remedy where the port is in use. `setting` is the variable's name. */
export async function requireFreePort(port: number, setting: string): Promise<void> {
	const remedy = `stop what uses it, or set ${setting} to another port.`;
	if ((await isListening(port, '127.0.0.1')) || (await isListening(port, '::1'))) {
		throw new Error(`Port ${port} is taken: ${remedy}`);
	}
	await listenOnce(port).catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'EADDRINUSE') throw new Error(`Port ${port} is taken: ${remedy}`);
		if (error.code === 'EACCES') {
			throw new Error(`Port ${port} needs more rights: set ${setting} to a port above 1023.`);
		}
		throw error;
	});
}

/**
 * A random port that nothing listens to, from 20,000 to 29,999: systems give those above to connections and to servers
 * on port 0, which may take a port between this check and its use.
 */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = 20_000 + Math.floor(Math.random() * 10_000);
		try {
			await listenOnce(port);
			return port;
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
		}
	}
}

function isListening(port: number, host: string): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect({ port, host });
		socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
		socket.once('connect', () => socket.destroy());
	});
}

function listenOnce(port: number): Promise<void> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once('error', reject);
		server.listen(port, '127.0.0.1', () => server.close(() => resolve()));
	});
}
