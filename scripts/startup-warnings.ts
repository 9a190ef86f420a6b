import { examineStart } from './doctor/examine';
import { findingLines } from './doctor/report';
import type { Settings } from './environment';

/** Prints what keeps the configured shop from selling, such as a wrong token. The demo shop needs no check. */
export async function printStartupWarnings({ worker, demoShopPort }: Settings): Promise<void> {
	if (demoShopPort !== undefined) return;
	const findings = await examineStart(worker);
	const wrong = findings.filter(({ level }) => level === 'error' || level === 'warning');
	if (wrong.length > 0) console.warn(findingLines(wrong).join('\n'));
}
