import { beforeEach, expect, test } from 'vitest';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.server';

let time: number;
let random: number;
let breaker: CircuitBreaker;

beforeEach(() => {
	time = 1_000_000;
	random = 0;
	breaker = createCircuitBreaker({ now: () => time, random: () => random });
});

function fail(count: number, msApart = 0): void {
	for (let failure = 0; failure < count; failure++) {
		breaker.record(time, false);
		time += msApart;
	}
}

test('nine failures, or failures between responses, change nothing', () => {
	fail(9);
	expect(breaker.next()).toBe('send');
	breaker.record(time, true);
	fail(9);
	expect(breaker.next()).toBe('send');
});

test('ten failures in more than five seconds are not an outage', () => {
	fail(12, 600);
	expect(breaker.next()).toBe('send');
	breaker.record(time, true);
	fail(9, 550);
	fail(1);
	expect(breaker.next()).toBe('refuse');
});

test('one probe is allowed at a time, even if the last one has no response yet', () => {
	fail(10);
	const allowed = () => [1, 2, 3].filter(() => breaker.next() === 'probe').length;
	expect(allowed()).toBe(0);
	time += 300;
	expect(allowed()).toBe(1);
	random = 0.5;
	time += 300;
	expect(allowed()).toBe(1);
	time += 449;
	expect(allowed()).toBe(0);
	time += 1;
	expect(allowed()).toBe(1);
});

test('a response closes it, and late failures of the outage do not open it again', () => {
	const began = time;
	fail(10);
	time += 300;
	breaker.record(time, true);
	expect(breaker.next()).toBe('send');
	for (let late = 0; late < 20; late++) breaker.record(began, false);
	expect(breaker.next()).toBe('send');
	fail(10);
	expect(breaker.next()).toBe('refuse');
});
