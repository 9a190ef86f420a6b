import { type IncomingMessage, Server } from 'node:http';

/** Operations that a fault executes later, even when their client has disconnected. */
export class PendingOperations {
	#cancels = new Set<() => void>();
	#servers = new WeakSet<Server>();

	/**
	 * Waits before the request's operation executes. Resolves to false, at once,
	 * when a reset or the server's close cancels the operation.
	 */
	async wait(request: IncomingMessage, milliseconds: number): Promise<boolean> {
		this.#endWith(request);
		return new Promise((resolve) => {
			const end = (isDue: boolean) => {
				clearTimeout(timer);
				this.#cancels.delete(cancel);
				resolve(isDue);
			};
			const cancel = () => end(false);
			const timer = setTimeout(() => end(true), milliseconds);
			this.#cancels.add(cancel);
		});
	}

	cancelAll(): void {
		for (const cancel of [...this.#cancels]) {
			cancel();
		}
	}

	/** A dropped connection closes before the server does, so the server itself is observed. */
	#endWith({ socket }: IncomingMessage): void {
		// Node sets the server on each of its sockets; its types omit it.
		const server = 'server' in socket ? socket.server : null;
		if (server instanceof Server && !this.#servers.has(server)) {
			this.#servers.add(server);
			server.once('close', () => this.cancelAll());
		}
	}
}
