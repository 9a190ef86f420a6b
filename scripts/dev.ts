import { requireNode } from './node-version';

requireNode();
const { developShop } = await import('./run-shop');
await developShop();
