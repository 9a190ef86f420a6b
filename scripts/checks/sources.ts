import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Every file that belongs to the project, new ones included, ignored ones not; paths as git names them. */
export function projectFiles(): string[] {
	return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
		encoding: 'utf8',
	})
		.split('\0')
		.filter((file) => file !== '' && existsSync(file));
}
