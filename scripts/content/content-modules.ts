import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { renderContent } from './render-content';

const FILE = /^(.*)\/app\/content\/([a-z]+)\/.*\.md$/;

/** Makes each Markdown file of `app/content/` a module whose default export is a `ContentSource`. */
export function contentModules(): Plugin {
	return {
		name: 'content-modules',
		transform(content, id) {
			const [file, root, locale] = FILE.exec(id) ?? [];
			if (!file) return undefined;
			const messages = `${root}/locales/${locale}/content.json`;
			this.addWatchFile(messages);
			const { table } = JSON.parse(readFileSync(messages, 'utf8'));
			const source = renderContent(file, content, { tableLabel: table });
			return { code: `export default ${JSON.stringify(source)};`, map: null };
		},
	};
}
