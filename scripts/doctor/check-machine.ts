import { OLDEST_NODE } from '../node-version';
import { type CheckFinding, fine, problem } from './finding';

/** Beyond this, tokens and signed links end too early or too late. */
const CLOCK_ERROR_S = 300;
const CLOCK_WARNING_S = 30;

/** The oldest Node that still gets security updates. */
const MAINTAINED_NODE = 22;

export function checkNode(version: string): CheckFinding[] {
	const [major = 0, minor = 0] = version.split('.').map(Number);
	const [leastMajor, leastMinor] = OLDEST_NODE;
	const remedy = `Install Node ${MAINTAINED_NODE} or newer.`;
	const where = 'https://nodejs.org';
	if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
		return [problem('error', `Node ${version} is too old`, remedy, where)];
	}
	if (major < MAINTAINED_NODE) {
		return [problem('warning', `Node ${version} gets no security updates`, remedy, where)];
	}
	return [fine(`Node ${version}`)];
}

/** @param date the `Date` header of a response that has just arrived */
export function checkClock(date: string | null, now: number): CheckFinding[] {
	const sent = Date.parse(date ?? '');
	if (Number.isNaN(sent)) {
		return [
			problem(
				'look',
				'The platform’s response has no date',
				'Compare this machine’s clock with another one.',
				'this machine',
			),
		];
	}
	const seconds = Math.round(Math.abs(now - sent) / 1000);
	if (seconds <= CLOCK_WARNING_S) return [fine('the same time as at the platform')];
	const level = seconds > CLOCK_ERROR_S ? 'error' : 'warning';
	return [
		problem(
			level,
			`This machine’s clock differs by ${seconds} s from the platform’s`,
			'Let the machine set its clock by NTP.',
			'this machine',
		),
	];
}
