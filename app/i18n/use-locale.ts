import { useLocation } from '@remix-run/react';
import { type LocalePath, parseLocalePath, withPrefix } from './locale-path';

/** The page's locale, and `to`, which adds its prefix to a path. */
export function useLocale(): LocalePath & { to(path: string): string } {
	const parsed = parseLocalePath(useLocation().pathname);
	return { ...parsed, to: (path) => withPrefix(parsed.prefix, path) };
}
