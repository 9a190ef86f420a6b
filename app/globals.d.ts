/// <reference types="@remix-run/dev" />

/** Hash over the sources of the running build. */
declare const __BUILD_ID__: string;

declare module 'virtual:remix/server-build' {
	import type { ServerBuild } from '@remix-run/server-runtime';

	const build: ServerBuild;
	export = build;
}
