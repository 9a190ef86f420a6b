import {
	closeSync,
	existsSync,
	fdatasync,
	fdatasyncSync,
	fsyncSync,
	ftruncateSync,
	mkdirSync,
	openSync,
	readFileSync,
	renameSync,
	writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';

/** The state file cannot be used; the message names it and the remedy. */
export class StateFileError extends Error {}

const title = 'demo-shop state';
const header = `${title} 2`;

/**
 * An append-only file of transactions, one per line: `<crc32> <json>`. A line is written before the
 * response is sent, so killing the process loses nothing; an incomplete line after a power cut is
 * detected by its checksum and ignored.
 */
export class Journal {
	#file: string;
	#descriptor: number;
	#bytes: number;
	#syncing = false;
	#dirty = false;

	private constructor(file: string, descriptor: number, bytes: number) {
		this.#file = file;
		this.#descriptor = descriptor;
		this.#bytes = bytes;
	}

	/** Opens or creates the file and calls `apply` with every transaction in it, in order. */
	static open(file: string, apply: (transaction: unknown) => void): Journal {
		mkdirSync(dirname(file), { recursive: true });
		if (!existsSync(file)) {
			replaceFile(file, []);
		}
		const content = readFileSync(file);
		const lines = content.toString('utf8').split('\n');
		if (lines[0] !== header) {
			throw lines[0]?.startsWith(`${title} `) ? otherVersion(file) : foreignFile(file);
		}
		let goodBytes = Buffer.byteLength(lines[0]) + 1;
		for (const [index, line] of lines.entries()) {
			if (index === 0 || line === '') {
				continue;
			}
			const transaction = decode(line);
			const isLast = index >= lines.length - 2;
			if (transaction === null && !isLast) {
				throw new StateFileError(
					`The state file ${file} is damaged at line ${index + 1}; delete it to start with a new state.`,
				);
			}
			// The last line is incomplete: the machine stopped while writing it.
			if (transaction === null || index === lines.length - 1) {
				break;
			}
			apply(transaction);
			goodBytes += Buffer.byteLength(line) + 1;
		}
		const descriptor = openSync(file, 'a');
		ftruncateSync(descriptor, goodBytes);
		return new Journal(file, descriptor, goodBytes);
	}

	get bytes(): number {
		return this.#bytes;
	}

	append(transaction: unknown): void {
		const line = Buffer.from(encode(transaction));
		for (let written = 0; written < line.length; ) {
			written += writeSync(this.#descriptor, line, written);
		}
		this.#bytes += line.length;
		this.#syncSoon();
	}

	/** Replaces the whole file atomically. */
	rewrite(transactions: Iterable<unknown>): void {
		this.#bytes = replaceFile(this.#file, transactions);
		closeSync(this.#descriptor);
		this.#descriptor = openSync(this.#file, 'a');
	}

	close(): void {
		fdatasyncSync(this.#descriptor);
		closeSync(this.#descriptor);
		this.#descriptor = -1;
	}

	/** Flushes lines to disk with `fsync`, one call at a time; needed only for power cuts. */
	#syncSoon(): void {
		this.#dirty = true;
		if (this.#syncing) {
			return;
		}
		this.#syncing = true;
		this.#dirty = false;
		fdatasync(this.#descriptor, () => {
			this.#syncing = false;
			if (this.#dirty && this.#descriptor >= 0) {
				this.#syncSoon();
			}
		});
	}
}

/** The state of another version of the demo shop. */
export function otherVersion(file: string): StateFileError {
	return new StateFileError(
		`The state in ${dirname(file)} was written by another version of the demo shop, which this one cannot read. Delete that folder to start with a new state, or choose another one with --state.`,
	);
}

function foreignFile(file: string): StateFileError {
	return new StateFileError(
		`The state file ${file} is not one of this demo shop; delete it or choose another folder with --state.`,
	);
}

function encode(transaction: unknown): string {
	const json = JSON.stringify(transaction);
	return `${checksum(json)} ${json}\n`;
}

function decode(line: string): unknown {
	const json = line.slice(9);
	if (line[8] !== ' ' || checksum(json) !== line.slice(0, 8)) {
		return null;
	}
	return JSON.parse(json);
}

function checksum(text: string): string {
	return crc32(text).toString(16).padStart(8, '0');
}

function replaceFile(file: string, transactions: Iterable<unknown>): number {
	const temporary = `${file}.new`;
	const descriptor = openSync(temporary, 'w');
	let bytes = writeSync(descriptor, `${header}\n`);
	for (const transaction of transactions) {
		const line = Buffer.from(encode(transaction));
		for (let written = 0; written < line.length; ) {
			written += writeSync(descriptor, line, written);
		}
		bytes += line.length;
	}
	fsyncSync(descriptor);
	closeSync(descriptor);
	renameSync(temporary, file);
	const folder = openSync(dirname(file), 'r');
	fsyncSync(folder);
	closeSync(folder);
	return bytes;
}
