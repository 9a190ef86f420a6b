import { requireNode } from './node-version';

requireNode();
const { developShop } = await import('./dev-shop');
await developShop();
