import { requireNode } from './node-version';

requireNode();
// After the version check: older versions of Node fail on these imports.
const { startShop } = await import('./run-shop');
await startShop();
