import type { Plugin } from 'vite';

/** A module of a package that is built otherwise than it was published. */
export interface Patch {
	/** The module, as its path ends behind `node_modules/`. */
	file: string;
	/** What stands there once, and what takes its place. */
	changes: [from: string, to: string][];
	/** Stands behind the module's own code. */
	more?: string;
}

/**
 * Changes modules of the server's build. The build fails where a module has changed so that a patch does not fit it
 * any more, or is no part of it.
 */
export function patched(name: string, patches: readonly Patch[]): Plugin {
	const missing = new Set(patches);
	return {
		name,
		apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
		transform(code, id) {
			const patch = patches.find(({ file }) => id.endsWith(`/node_modules/${file}`));
			if (!patch) return null;
			missing.delete(patch);
			const changed = patch.changes.reduce((rest, [from, to]) => {
				const [before, after, ...more] = rest.split(from);
				if (before === undefined || after === undefined || more.length > 0) {
					return this.error(`${patch.file} has changed: "${from.trim()}" is not in it once`);
				}
				return `${before}${to}${after}`;
			}, code);
			return { code: `${changed}${patch.more ?? ''}`, map: null };
		},
		buildEnd(error) {
			if (error) return;
			for (const { file } of missing) this.error(`The server's build holds no ${file} any more`);
		},
	};
}
