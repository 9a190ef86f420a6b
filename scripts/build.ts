import { buildShop } from './build/build-shop';
import { stopOnSignals } from './children';
import { failPlainly } from './fail-plainly';

stopOnSignals(1);
await failPlainly(buildShop);
