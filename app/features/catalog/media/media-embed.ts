/** A film at a video platform. */
export interface Embed {
	service: 'YouTube' | 'Vimeo';
	/** The film's page there. */
	pageUrl: string;
	/** URL of the player, with autoplay. */
	embedUrl: string;
}

/**
 * The player for a film's page: YouTube's host without cookies, Vimeo with "do not track". `undefined` for other
 * hosts and for ids with an unexpected format.
 */
export function embedOf(host: string | undefined, page: string | undefined): Embed | undefined {
	if (page === undefined || !URL.canParse(page)) return undefined;
	const url = new URL(page);
	if (url.protocol !== 'https:') return undefined;
	if (host === 'YOUTUBE') return youTube(url);
	return host === 'VIMEO' ? vimeo(url) : undefined;
}

function youTube(url: URL): Embed | undefined {
	const id = url.searchParams.get('v') ?? url.pathname.split('/').at(-1) ?? '';
	if (!/(^|\.)(youtube\.com|youtu\.be)$/.test(url.hostname) || !/^[\w-]{6,20}$/.test(id)) {
		return undefined;
	}
	return {
		service: 'YouTube',
		pageUrl: `https://www.youtube.com/watch?v=${id}`,
		embedUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0`,
	};
}

/** An unlisted film has a second part: `vimeo.com/{id}/{key}`. */
function vimeo(url: URL): Embed | undefined {
	const [, id, key] = /^\/(?:video\/)?(\d{4,12})(?:\/(\w{4,20}))?$/.exec(url.pathname) ?? [];
	if (!/(^|\.)vimeo\.com$/.test(url.hostname) || !id) return undefined;
	const unlisted = key ?? url.searchParams.get('h');
	const suffix = unlisted && /^\w+$/.test(unlisted) ? unlisted : '';
	return {
		service: 'Vimeo',
		pageUrl: `https://vimeo.com/${id}${suffix && `/${suffix}`}`,
		embedUrl: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${suffix && `&h=${suffix}`}`,
	};
}
