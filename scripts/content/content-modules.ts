import type { Plugin } from 'vite';
import { renderContent } from './render-content';

/** Makes each Markdown file of `app/content/` a module whose default export is a `ContentSource`. */
export function contentModules(): Plugin {
	return {
		name: 'content-modules',
		transform(content, id) {
			if (!/\/app\/content\/.*\.md$/.test(id)) return undefined;
			return { code: `export default ${JSON.stringify(renderContent(id, content))};`, map: null };
		},
	};
}
