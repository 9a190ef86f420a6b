import { buildShop } from './build/build-shop';
import { stopOnSignals } from './children';
import { runCommand } from './run-command';

stopOnSignals(1);
await runCommand(buildShop);
