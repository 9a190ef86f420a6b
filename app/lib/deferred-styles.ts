import url from '~/styles/deferred.css?url';

/** `links` of routes outside a first visit; a client-side navigation waits for the style sheets. */
export function deferredStyleLinks(...screenStyles: string[]) {
	return [url, ...screenStyles].map((href) => ({ rel: 'stylesheet', href }));
}

/** Loads a module, such as a drawer, with the deferred style sheet. Rejects where either fails; the next call retries. */
export async function withStyles<Part>(load: () => Promise<Part>): Promise<Part> {
	const [part] = await Promise.all([load(), deferredStyles()]);
	return part;
}

let loading: Promise<void> | undefined;

function deferredStyles(): Promise<void> {
	loading ??= new Promise((resolve, reject) => {
		const link = document.createElement('link');
		link.rel = 'stylesheet';
		link.href = url;
		link.onload = () => resolve();
		link.onerror = () => {
			link.remove();
			loading = undefined;
			reject(new Error('The style sheet cannot be loaded'));
		};
		document.head.append(link);
	});
	return loading;
}
