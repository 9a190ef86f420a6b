import type { Plugin } from 'vite';
import { type Patch, patched } from './patched';

const PATCHES: Patch[] = [
	{
		file: '@remix-run/router/dist/router.js',
		changes: [
			[
				'  let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);\n',
				'  let branches = rankedBranches(routes);\n',
			],
			[
				'function compilePath(path, caseSensitive, end) {',
				'function newPath(path, caseSensitive, end) {',
			],
		],
		more: `
const branchesByRoutes = new WeakMap();
function rankedBranches(routes) {
  let branches = branchesByRoutes.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    branchesByRoutes.set(routes, branches);
  }
  return branches;
}
const wholePaths = new Map();
const beginnings = new Map();
function compilePath(path, caseSensitive, end = true) {
  if (caseSensitive) return newPath(path, caseSensitive, end);
  const known = end ? wholePaths : beginnings;
  let compiled = known.get(path);
  if (!compiled) known.set(path, compiled = newPath(path, caseSensitive, end));
  return compiled;
}
`,
	},
	{
		file: '@remix-run/react/dist/esm/server.js',
		changes: [
			[
				'let routes = createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode);',
				'let routes = serverRoutes(manifest.routes, routeModules, context);',
			],
		],
		more: `
const routesByManifest = new WeakMap();
function serverRoutes(manifest, routeModules, { future, isSpaMode }) {
  let routes = routesByManifest.get(manifest);
  if (!routes) {
    routes = createServerRoutes(manifest, routeModules, future, isSpaMode);
    routesByManifest.set(manifest, routes);
  }
  return routes;
}
`,
	},
	{
		file: 'react-router-dom/server.mjs',
		changes: [
			[
				'  let manifest = {};\n  let dataRoutes = UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest);\n',
				'  let { manifest, dataRoutes } = dataRoutesOf(routes);\n',
			],
		],
		more: `
const dataByRoutes = new WeakMap();
function dataRoutesOf(routes) {
  let data = dataByRoutes.get(routes);
  if (!data) {
    const manifest = {};
    const dataRoutes = UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest);
    dataByRoutes.set(routes, data = { manifest, dataRoutes });
  }
  return data;
}
`,
	},
	{
		file: '@remix-run/server-runtime/dist/esm/data.js',
		changes: [
			[
				'function stripIndexParam(request) {\n',
				'function stripIndexParam(request) {\n  if (!mayHold(request, "index")) return request;\n',
			],
			[
				'function stripRoutesParam(request) {\n',
				'function stripRoutesParam(request) {\n  if (!mayHold(request, "_routes")) return request;\n',
			],
		],
		more: `
function mayHold({ url }, name) {
  const start = url.indexOf("?");
  return start >= 0 && (url.includes(name, start) || url.includes("%", start));
}
`,
	},
];

/**
 * Routes never change while a worker runs. The framework is made for those that do: it flattens, ranks and compiles
 * all of them several times a page, and copies the request for every loader. Here it does so once for the same routes,
 * and copies a request only where its address may hold one of the framework's own parameters. It takes a tenth off
 * what a page costs the server.
 */
export function settledRoutes(): Plugin {
	return patched('settled-routes', PATCHES);
}
