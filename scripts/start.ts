import { requireNode } from './node-version';

requireNode();
// Only now: older versions of Node fail on the imports themselves.
const { startShop } = await import('./start-shop');
await startShop();
