import type { Plugin } from 'vite';
import { type Patch, patched } from './patched';

const PATCHES: Patch[] = [
	{
		file: 'turbo-stream/dist/turbo-stream.mjs',
		changes: [
			[
				`  const encoder = {
    deferred: {},
    index: 0,
    indices: /* @__PURE__ */ new Map(),
    stringified: [],
    plugins,
    postPlugins,
    signal
  };
  const textEncoder = new TextEncoder();
`,
				`  const newEncoder = () => ({
    deferred: {},
    index: 0,
    indices: new Map(),
    stringified: [],
    plugins,
    postPlugins,
    signal
  });
  const whole = wholeText(newEncoder(), input);
  if (whole !== undefined) return wholeStream(whole);
  const encoder = newEncoder();
  const textEncoder = new TextEncoder();
`,
			],
			// Stays: what follows calls the same function.
			[
				'      const id = flatten.call(encoder, input);\n',
				'      const id = flatten.call(encoder, input);\n',
			],
		],
		more: `
function wholeText(encoder, input) {
  try {
    const id = flatten.call(encoder, input);
    if (Array.isArray(id) || Object.keys(encoder.deferred).length > 0) return undefined;
    return (id < 0 ? id : "[" + encoder.stringified.join(",") + "]") + "\\n";
  } catch {
    return undefined;
  }
}
function wholeStream(whole) {
  const stream = new ReadableStream(
    {
      pull(controller) {
        controller.enqueue(new TextEncoder().encode(whole));
        controller.close();
      }
    },
    { highWaterMark: 0 }
  );
  return Object.assign(stream, { whole });
}
`,
	},
];

/**
 * A page's data is ready when it is written down. The framework makes a stream of it, for data that comes later, and
 * the page's renderer would have to read that stream to its end. Here data without anything to wait for is the stream's
 * `whole` as well. Data that has to be waited for, or cannot be written, goes the way that the framework meant.
 */
export function wholeData(): Plugin {
	return patched('whole-data', PATCHES);
}
