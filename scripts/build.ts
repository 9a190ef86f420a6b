import { buildShop } from './build/build-shop';
import { runCommand, stopOnSignals } from './children';

stopOnSignals(1);
await runCommand(buildShop);
