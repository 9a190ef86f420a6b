import { type IncomingMessage, Server } from 'node:http';

/** Operations that a fault lets execute later, whether or not their client is still there. */
export class PendingOperations {
	#cancels = new Set<() => void>();
	#servers = new WeakSet<Server>();

	/**
	 * Waits the whole time before the request's operation may execute. Resolves to false, at once,
	 * when a reset or the server's close ends the wait: it must not execute any more.
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

	/** A dropped connection is gone before the server closes, so the server itself is listened to. */
	#endWith({ socket }: IncomingMessage): void {
		// Node sets the server on each of its sockets; its types leave it out.
		const server = 'server' in socket ? socket.server : null;
		if (server instanceof Server && !this.#servers.has(server)) {
			this.#servers.add(server);
			server.once('close', () => this.cancelAll());
		}
	}
}
