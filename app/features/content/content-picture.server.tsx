import { renderToStaticMarkup } from 'react-dom/server';
import { loadMainPicture } from '~/features/catalog/main-picture.server';
import type { AppContext } from '~/server/context.server';
import { isUnavailable } from '~/shopify/errors';
import { contentPictures, site } from '~/site';
import { Picture, type PictureData } from '~/ui/picture';
import { CONTENT_PICTURE_QUERY } from './content.queries';
import type { ContentView, PictureName } from './content-view';

/** The place of a picture in a page's HTML, as the build writes it. */
const PLACE = /<figure data-picture="(\w+)"><\/figure>/g;

/**
 * The picture that a page's front matter names: the main product's first one, or one of its metafields. A page is
 * complete without it, but not cached.
 */
export async function loadContentPicture(
	context: AppContext,
	{ picture }: Pick<ContentView, 'picture'>,
): Promise<PictureData | undefined> {
	if (!picture) return undefined;
	if (picture === 'main') return loadMainPicture(context);
	try {
		const { product } = await context.shopify.query(CONTENT_PICTURE_QUERY, {
			variables: { handle: site.product, key: contentPictures[picture] },
			maxRetries: 1,
			cacheable: true,
		});
		const file = product?.picture?.reference;
		return file?.__typename === 'MediaImage' ? (file.image ?? undefined) : undefined;
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		context.doNotCache();
		return undefined;
	}
}

/** The page with the pictures in its text; one that cannot be loaded is left out. */
export async function withPictures(context: AppContext, page: ContentView): Promise<ContentView> {
	const pictures = await Promise.all(
		[...page.html.matchAll(PLACE)].map(([, name]) =>
			loadContentPicture(context, { picture: name as PictureName }),
		),
	);
	const html = page.html.replace(PLACE, () => {
		const data = pictures.shift();
		return data ? figureOf(data) : '';
	});
	return { ...page, html };
}

function figureOf(data: PictureData): string {
	return renderToStaticMarkup(
		<figure>
			<Picture
				data={data}
				aspectRatio="4/3"
				sizes="(min-width: 44rem) 40rem, 100vw"
				className="print"
			/>
		</figure>,
	);
}
