/** Structured log, one line per message. Values must contain no token, e-mail address, address or address id. */
export interface Log {
	info(message: string, fields?: Record<string, unknown>): void;
	warn(message: string, fields?: Record<string, unknown>): void;
	error(message: string, fields?: Record<string, unknown>): void;
}

/** A log that adds the given fields to each line, e.g. the request id. */
export function createLog(context: Record<string, unknown>): Log {
	const line = (level: string, message: string, fields?: Record<string, unknown>) =>
		JSON.stringify({ level, message, ...context, ...fields });
	return {
		info: (message, fields) => console.info(line('info', message, fields)),
		warn: (message, fields) => console.warn(line('warn', message, fields)),
		error: (message, fields) => console.error(line('error', message, fields)),
	};
}
