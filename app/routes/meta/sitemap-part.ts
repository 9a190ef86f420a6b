import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { machineAnswer } from '~/features/seo/machine-answer.server';
import { readPart } from '~/features/seo/sitemap';
import { loadSitemapPart } from '~/features/seo/sitemap.server';
import { wrongMethod } from '~/lib/wrong-method.server';
import { XML_PAGE } from './headers.server';
import { ownPages } from './own-paths.server';

/** `/sitemap/{part}.xml`: what the index names. */
export function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
	const part = readPart(params.part ?? '');
	const map = part ? loadSitemapPart(context, part, ownPages()) : Promise.resolve(undefined);
	return machineAnswer(context, map, XML_PAGE);
}

export function action(): Response {
	return wrongMethod('GET');
}
