import { type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import { defaultRegion, regionPath } from '~/features/weather/regions';
import { withPrefix } from '~/i18n/locale-path';

/** Redirects `/weather` to the locale's default region, with its query. */
export function loader({ request, context: { locale, prefix } }: LoaderFunctionArgs) {
	const { search } = new URL(request.url);
	return redirect(`${withPrefix(prefix, regionPath(defaultRegion(locale)))}${search}`, 308);
}

/** Never rendered: the loader redirects. A default export puts the layout around its errors. */
export default function WeatherDefault() {
	return null;
}
