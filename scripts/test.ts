import { requireNode } from './node-version';

requireNode();
const { testShop } = await import('./test-shop');
await testShop();
