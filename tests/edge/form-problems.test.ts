import { expect, test } from 'vitest';
import { variantIds } from '../setup/catalogue';
import { visitorOf } from './account-visitor';
import { useEdge } from './edge';
import { shownIn } from './mailbox';

const edge = useEdge();

const ADDRESS = '/account/addresses/new';
/** Wrong fields, and the links to them. */
const FORMS: [path: string, fields: Record<string, string>, problems: string[]][] = [
	[
		'/contact',
		{ name: 'Ada', email: 'ada@', topic: 'other', message: 'Guten Tag' },
		[
			'contact-email E‑Mail: Das ist keine vollständige E‑Mail-Adresse. Sie sieht so aus: name@example.com.',
			'contact-consent Ohne deine Einwilligung können wir die Nachricht nicht annehmen.',
		],
	],
	[
		'/legal/revocation/declare',
		{ intent: 'review', name: 'Ada', email: 'ada@example.com' },
		['withdrawal-order Bestellnummer: Bitte gib die Bestellnummer an.'],
	],
	[
		ADDRESS,
		{ lastName: 'Muster', address1: 'Rollweg 4', country: 'DE', phone: 'no' },
		[
			'address-zip Postleitzahl: Bitte fülle dieses Feld aus.',
			'address-city Ort: Bitte fülle dieses Feld aus.',
			'address-phone Telefon: Das ist keine Telefonnummer. Schreib sie mit Vorwahl, zum Beispiel +49 30 1234567.',
		],
	],
	[
		'/account/profile',
		{ phone: 'no' },
		[
			'profile-phone Telefon: Das ist keine Telefonnummer. Schreib sie mit Vorwahl, zum Beispiel +49 30 1234567.',
		],
	],
	['/auth/login', { email: 'ada@example.com' }, ['auth-password Gib ein Passwort ein.']],
];

test.each(FORMS)(
	'%s lists its problems without JavaScript: focused, each a link to its field, named in the title',
	async (path, fields, problems) => {
		const visitor = visitorOf(edge);
		if (path.startsWith('/account')) await visitor.logIn();
		const response = await visitor.post(path, fields);
		expect(response.status).toBe(422);
		const page = await shownIn(response);
		expect(page).toMatch(/<title>Fehler: /);
		const list = /<div role="group" tabindex="-1" autofocus=""(.*?)<\/form>/s.exec(page)?.[1] ?? '';
		const links = [...list.matchAll(/<a href="#([^"]*)"[^>]*>([^<]*)<\/a>/g)];
		expect(links.map(([, id, text]) => `${id} ${text}`)).toEqual(problems);
		for (const [, id] of links) {
			expect(page).toMatch(new RegExp(`<(input|select|textarea)[^>]* id="${id}"`));
		}
		expect(page.includes('Bitte prüfe deine Angaben:')).toBe(problems.length > 1);
	},
);

/** What has the focus when the page is loaded: the text of a heading, or the name of a group. */
function focused(page: string): string | undefined {
	const [, tag, attributes = '', text] =
		/<(h\d|div)((?: [\w-]+="[^"]*")* autofocus=""[^>]*)>([^<]*)/.exec(page) ?? [];
	if (tag !== 'div') return text;
	const [, id] = /aria-labelledby="([^"]+)"/.exec(attributes) ?? [];
	return new RegExp(`<p id="${id}">([^<]*)`).exec(page)?.[1];
}

const DECLARATION = { name: 'Ada', email: 'ada@example.com', order: '#1042', items: '' };

test.each([
	['/contact?sent=1', undefined, 'Danke, deine Nachricht ist da'],
	['/auth/recover?sent=1', undefined, 'Sieh in dein Postfach'],
	[
		'/auth/login?notice=signed-out',
		undefined,
		'Du bist abgemeldet. Dein Warenkorb bleibt auf diesem Gerät.',
	],
	[
		'/auth/login?notice=unsaved',
		undefined,
		'Du bist nicht mehr angemeldet, deshalb wurde nichts gespeichert. Melde dich noch einmal an und sende das Formular dann erneut ab. Dein Warenkorb ist noch da.',
	],
	['/legal/revocation/declare', { intent: 'review', ...DECLARATION }, 'Stimmt alles?'],
])(
	'the response at %s has the focus, and names no region a second time',
	async (path, form, text) => {
		const visitor = visitorOf(edge);
		const page = await shownIn(await (form ? visitor.post(path, form) : visitor.get(path)));
		expect(focused(page)).toBe(text);
		const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
		expect(main).not.toMatch(/<section[^>]* aria-labelledby/);
		expect(main).not.toContain('role="status"');
	},
);

test('the result of a form has the focus without JavaScript, and is read once', async () => {
	const visitor = visitorOf(edge);
	await visitor.logIn();
	const removed = await visitor.post('/account/addresses/8100000000002/delete', {});
	expect(removed.headers.get('Location')).toBe('/account?done=address-deleted');
	const page = await shownIn(await visitor.get('/account?done=address-deleted'));
	const result = /<div role="group" tabindex="-1" autofocus="" aria-labelledby="([^"]+)">/.exec(
		page,
	);
	expect(page).toContain(`<p id="${result?.[1]}">Die Adresse ist gelöscht.</p>`);
});

test('the response to a form of the cart has the focus without JavaScript', async () => {
	const visitor = visitorOf(edge);
	const stock = await visitor.post('/cart', {
		intent: 'add',
		variantId: variantIds.threeLeft,
		quantity: '9',
	});
	expect(stock.status).toBe(200);
	const group =
		/<div role="group" tabindex="-1" autofocus="" aria-labelledby="([^"]+)"><div id="\1"><p [^>]*>(?:<svg.*?<\/svg>)?([^<]*)/s;
	expect(group.exec(await shownIn(stock))?.[2]).toBe(
		'Mehr haben wir davon gerade nicht auf Lager.',
	);

	const code = await shownIn(await visitor.post('/cart', { intent: 'discount', code: 'NOPE' }));
	expect(code).toMatch(/<title>Fehler: /);
	expect(code).toMatch(/<details[^>]* open=""/);
	const [field] = /<input[^>]* name="code"[^>]*>/.exec(code) ?? [];
	expect(field).toContain('autofocus=""');
	expect(field).toContain('aria-invalid="true"');

	const later = await shownIn(await visitor.get('/cart'));
	expect(later).not.toContain('autofocus');
	expect(later).not.toContain('<title>Fehler: ');
});
