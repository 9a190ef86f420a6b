/// <reference types="@remix-run/dev" />

/** Hash over the sources of the running build. */
declare const __BUILD_ID__: string;

/** When it was built, in milliseconds since 1970; the worker alone asks for it. */
declare const __BUILD_TIME__: number;

declare module 'virtual:remix/server-build' {
	import type { ServerBuild } from '@remix-run/server-runtime';

	const build: ServerBuild;
	export = build;
}
