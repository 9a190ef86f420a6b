import { describe, expect, test } from 'vitest';
import {
	type ConsentEvent,
	type ConsentRules,
	type ConsentState,
	isUnsaved,
	nextConsent,
	showsBar,
	undecided,
} from './consent-machine';

const CHOOSABLE = { necessary: ['functional'], optional: ['recent', 'video'] };
const ALL = ['functional', 'recent', 'video'];
const RULES: ConsentRules = {
	declineAllAcceptsNecessary: true,
	controlButton: true,
	forcedModal: false,
};
const WITHOUT_BUTTON = { ...RULES, controlButton: false };
const ASKING_AGAIN = { ...RULES, declineAllAcceptsNecessary: false };
const FORCED = { ...RULES, forcedModal: true };

/** All states that the transitions distinguish. */
const STATES = {
	undecided: { given: false, enabled: ['functional'] },
	choosing: { given: false, enabled: ['functional'], selected: ['functional', 'video'] },
	decided: { given: true, enabled: ['functional', 'recent'] },
	reopened: { given: true, enabled: ['functional', 'recent'], selected: ['video'] },
} satisfies Record<string, ConsentState>;

type Name = keyof typeof STATES;

const EVENTS: Record<string, ConsentEvent> = {
	acceptAll: { type: 'acceptAll' },
	decline: { type: 'decline' },
	declineAll: { type: 'declineAll' },
	save: { type: 'save' },
	open: { type: 'open' },
	close: { type: 'close' },
	'toggle recent': { type: 'toggle', id: 'recent' },
	'toggle functional': { type: 'toggle', id: 'functional' },
	'toggle session': { type: 'toggle', id: 'session' },
	'allow video': { type: 'allow', id: 'video' },
	'allow recent': { type: 'allow', id: 'recent' },
	'allow session': { type: 'allow', id: 'session' },
};

const SAME = 'the same';
const ACCEPTED: ConsentState = { given: true, enabled: ALL };
const DECLINED: ConsentState = { given: true, enabled: ['functional'] };
const NOT_GIVEN: ConsentState = { given: false, enabled: ['functional'] };

type Row = Record<Name, ConsentState | typeof SAME>;
const inAll = (state: ConsentState | typeof SAME): Row => ({
	undecided: state,
	choosing: state,
	decided: state,
	reopened: state,
});

/** Next state for each state and event. */
const TABLE: Record<keyof typeof EVENTS, Row> = {
	acceptAll: inAll(ACCEPTED),
	decline: inAll(DECLINED),
	declineAll: inAll(DECLINED),
	save: {
		undecided: SAME,
		choosing: { given: true, enabled: ['functional', 'video'] },
		decided: SAME,
		reopened: { given: true, enabled: ['video'] },
	},
	open: {
		undecided: { given: false, enabled: ['functional'], selected: ['functional'] },
		choosing: SAME,
		decided: {
			given: true,
			enabled: ['functional', 'recent'],
			selected: ['functional', 'recent'],
		},
		reopened: SAME,
	},
	close: {
		undecided: SAME,
		choosing: NOT_GIVEN,
		decided: SAME,
		reopened: { given: true, enabled: ['functional', 'recent'] },
	},
	'toggle recent': {
		undecided: SAME,
		choosing: { ...STATES.choosing, selected: ['functional', 'video', 'recent'] },
		decided: SAME,
		reopened: { ...STATES.reopened, selected: ['video', 'recent'] },
	},
	'toggle functional': {
		undecided: SAME,
		choosing: { ...STATES.choosing, selected: ['video'] },
		decided: SAME,
		reopened: { ...STATES.reopened, selected: ['video', 'functional'] },
	},
	'toggle session': inAll(SAME),
	'allow video': {
		undecided: { given: true, enabled: ['functional', 'video'] },
		choosing: { ...STATES.choosing, given: true, enabled: ['functional', 'video'] },
		decided: { given: true, enabled: ['functional', 'recent', 'video'] },
		reopened: { ...STATES.reopened, enabled: ['functional', 'recent', 'video'] },
	},
	'allow recent': {
		undecided: { given: true, enabled: ['functional', 'recent'] },
		choosing: { ...STATES.choosing, given: true, enabled: ['functional', 'recent'] },
		decided: SAME,
		reopened: SAME,
	},
	'allow session': inAll(SAME),
};

function expectNext(name: Name, event: string, rules: ConsentRules, wanted: Row[Name]): void {
	const state: ConsentState = STATES[name];
	const asked = EVENTS[event] as ConsentEvent;
	const next = nextConsent(state, asked, CHOOSABLE, rules);
	if (wanted === SAME) expect(next).toBe(state);
	else expect(next).toEqual(wanted);
}

const NAMES = Object.keys(STATES) as Name[];
const CASES = NAMES.flatMap((name) =>
	Object.keys(EVENTS).map((event) => ({ name, event, wanted: TABLE[event]?.[name] ?? SAME })),
);

describe('by the rules as they are', () => {
	test.each(CASES)('$name: $event', ({ name, event, wanted }) => {
		expectNext(name, event, RULES, wanted);
	});
});

describe('where declining all is no decision', () => {
	test.each(CASES)('$name: $event', ({ name, event, wanted }) => {
		expectNext(name, event, ASKING_AGAIN, event === 'declineAll' ? NOT_GIVEN : wanted);
	});
});

describe('without a control button', () => {
	test.each(CASES)('$name: $event', ({ name, event, wanted }) => {
		const closedForGood = name === 'decided' && event === 'open';
		expectNext(name, event, WITHOUT_BUTTON, closedForGood ? SAME : wanted);
	});
});

describe('in a forced modal nothing declines and nothing closes', () => {
	test.each(CASES)('$name: $event', ({ name, event, wanted }) => {
		const refused = ['decline', 'declineAll', 'close'].includes(event);
		expectNext(name, event, FORCED, refused ? SAME : wanted);
	});

	test('it is open from the start, and can be saved with nothing chosen', () => {
		const start = undecided(CHOOSABLE, FORCED);
		expect(start).toEqual({ given: false, enabled: ['functional'], selected: ['functional'] });
		const empty = nextConsent(start, { type: 'toggle', id: 'functional' }, CHOOSABLE, FORCED);
		expect(nextConsent(empty, { type: 'save' }, CHOOSABLE, FORCED)).toEqual({
			given: true,
			enabled: [],
		});
	});
});

test('a visit begins undecided, with nothing optional and the dialog closed', () => {
	expect(undecided(CHOOSABLE, RULES)).toEqual(NOT_GIVEN);
});

test.each([
	['undecided', RULES, true],
	['choosing', RULES, true],
	['decided', RULES, false],
	['reopened', RULES, false],
	['undecided', FORCED, false],
] as const)('the bar, %s', (name, rules, shown) => {
	expect(showsBar(STATES[name], rules)).toBe(shown);
});

test.each([
	[{ given: true, enabled: ['a', 'b'] }, false],
	[{ given: true, enabled: ['a', 'b'], selected: ['b', 'a'] }, false],
	[{ given: true, enabled: ['a', 'b'], selected: ['a'] }, true],
	[{ given: true, enabled: ['a'], selected: ['b'] }, true],
	[{ given: false, enabled: [], selected: ['a'] }, true],
])('changes of %j are unsaved: %s', (state, unsaved) => {
	expect(isUnsaved(state)).toBe(unsaved);
});
