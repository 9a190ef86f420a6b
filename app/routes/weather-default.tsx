import { type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import { defaultRegion, regionPath } from '~/features/weather/regions';
import { withPrefix } from '~/i18n/locale-path';

/** Redirects `/weather` to the locale's default region. */
export function loader({ context: { locale, prefix } }: LoaderFunctionArgs) {
	return redirect(withPrefix(prefix, regionPath(defaultRegion(locale))), 308);
}

/** Never rendered: the loader redirects. A default export puts the layout around its errors. */
export default function WeatherDefault() {
	return null;
}
