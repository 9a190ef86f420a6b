import { connect, createServer } from 'node:net';

/** Throws one sentence with the remedy where the port is in use. `setting` is the variable's name. */
export async function requireFreePort(port: number, setting: string): Promise<void> {
	const remedy = `stop what uses it, or set ${setting} to another port.`;
	if ((await answers(port, '127.0.0.1')) || (await answers(port, '::1'))) {
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

export function freePort(): Promise<number> {
	return listenOnce(0);
}

function answers(port: number, host: string): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect({ port, host });
		socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
		socket.once('connect', () => socket.destroy());
	});
}

function listenOnce(port: number): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once('error', reject);
		server.listen(port, '127.0.0.1', () => {
			const address = server.address();
			server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
		});
	});
}
