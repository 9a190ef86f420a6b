import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Journal, StateFileError } from './journal';
import { Store } from './store';

let folder = '';
let file = '';

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'demo-shop-'));
	file = join(folder, 'deep', 'state.journal');
});

afterEach(() => rmSync(folder, { recursive: true }));

function readAll(): unknown[] {
	const read: unknown[] = [];
	Journal.open(file, (transaction) => read.push(transaction)).close();
	return read;
}

function write(...transactions: unknown[]): void {
	const journal = Journal.open(file, () => undefined);
	for (const transaction of transactions) {
		journal.append(transaction);
	}
	journal.close();
}

describe('journal', () => {
	test('returns what was written after several restarts', () => {
		write({ a: 1 }, [{ text: 'Größe\n' }]);
		write('three');
		expect(readAll()).toEqual([{ a: 1 }, [{ text: 'Größe\n' }], 'three']);
	});

	test('ignores an incomplete last line, wherever it ends, and continues', () => {
		write({ a: 1 }, { b: 2 });
		const whole = readFileSync(file, 'utf8');
		const lastLine = whole.lastIndexOf('\n', whole.length - 2) + 1;
		for (let length = lastLine; length < whole.length; length++) {
			writeFileSync(file, whole.slice(0, length));
			expect(readAll()).toEqual([{ a: 1 }]);
		}
		write({ c: 3 });
		expect(readAll()).toEqual([{ a: 1 }, { c: 3 }]);
	});

	test('is replaced as a whole', () => {
		const journal = Journal.open(file, () => undefined);
		journal.append({ old: true });
		journal.rewrite([{ fresh: 1 }]);
		journal.append({ fresh: 2 });
		journal.close();
		expect(readAll()).toEqual([{ fresh: 1 }, { fresh: 2 }]);
	});

	test('names a damaged or foreign file and the remedy', () => {
		write({ a: 1 }, { b: 2 }, { c: 3 });
		writeFileSync(file, readFileSync(file, 'utf8').replace('{"a":1}', '{"a":9}'));
		expect(readAll).toThrow(StateFileError);
		expect(readAll).toThrow(/state\.journal is damaged at line 2; delete it/);
		writeFileSync(file, 'something else\n');
		expect(readAll).toThrow(/is not one of this demo shop; delete it or choose another folder/);
	});

	test('names the folder of another version’s state, and why it is refused', () => {
		write();
		writeFileSync(file, readFileSync(file, 'utf8').replace(/ \d+\n/, ' 1\n'));
		expect(readAll).toThrow(StateFileError);
		expect(readAll).toThrow(/written by another version .* Delete that folder/);
		rmSync(file);
		write([{ table: 'formerTable', key: '1', value: {} }]);
		expect(() => new Store(file)).toThrow(/written by another version/);
	});

	test('treats a file without a complete header as empty', () => {
		write();
		appendFileSync(file, 'half');
		expect(readAll()).toEqual([]);
	});
});
