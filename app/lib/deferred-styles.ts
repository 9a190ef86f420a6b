import address from '~/styles/deferred.css?url';

/** What a screen beyond the first visit exports as its `links`; moving to it waits for the sheet. */
export function deferredStyleLinks() {
	return [{ rel: 'stylesheet', href: address }];
}

/**
 * Loads a part that opens later, such as a drawer, together with the style sheet of all such parts.
 * Rejects where either cannot be had; the next call tries again.
 */
export async function withStyles<Part>(load: () => Promise<Part>): Promise<Part> {
	const [part] = await Promise.all([load(), laterStyles()]);
	return part;
}

let loading: Promise<void> | undefined;

function laterStyles(): Promise<void> {
	loading ??= new Promise((resolve, reject) => {
		const link = document.createElement('link');
		link.rel = 'stylesheet';
		link.href = address;
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
