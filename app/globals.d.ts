/** Hash over the sources of the running build. */
declare const __BUILD_ID__: string;
