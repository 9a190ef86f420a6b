import { readdirSync, readFileSync } from 'node:fs';

/** Linux tells all programs hundredths of a second, whatever its own clock. */
const MS_PER_TICK = 10;

/** Milliseconds of CPU, user and system, that the processes of a group have used so far. Linux only. */
export function cpuMs(group: number): number {
	const ticks = readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.map((name) => ticksOf(name, group));
	return MS_PER_TICK * ticks.reduce((sum, value) => sum + value, 0);
}

function ticksOf(id: string, group: number): number {
	let stat: string;
	try {
		stat = readFileSync(`/proc/${id}/stat`, 'utf8');
	} catch {
		// Ended since the folder was read.
		return 0;
	}
	// The name in brackets may hold spaces; behind it stand state, parent, group … utime and stime (proc(5)).
	const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
	return Number(fields[2]) === group ? Number(fields[11]) + Number(fields[12]) : 0;
}
