/// <reference types="@remix-run/dev" />

/** Hash of the sources of this build. */
declare const __BUILD_ID__: string;

/** Build time, Unix milliseconds; worker only. */
declare const __BUILD_TIME__: number;

declare module 'virtual:remix/server-build' {
	import type { ServerBuild } from '@remix-run/server-runtime';

	const build: ServerBuild;
	export = build;
}
