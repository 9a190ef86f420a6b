import type { LanguageCode } from '../shop/markets';

interface LinkTexts {
	subject: string;
	text: string;
	ignore: string;
}

/** Texts of emails and pages about accounts. */
export interface CustomerTexts {
	greeting(firstName: string): string;
	recovery: LinkTexts & { hosted: string };
	invitation: LinkTexts;
	/** The hosted page that a link opens. */
	page: {
		title: string;
		password: string;
		save: string;
		tooShort: string;
		tooLong: string;
		invalid: string;
		expiredTitle: string;
		expired: string;
		backToShop: string;
	};
}

const german: CustomerTexts = {
	greeting: (firstName) => (firstName ? `Hallo ${firstName},` : 'Hallo,'),
	recovery: {
		subject: 'Setze dein Passwort bei Aerolume zurück',
		text: 'mit diesem Link wählst du ein neues Passwort. Er gilt 24 Stunden und nur einmal.',
		hosted: 'Falls er sich nicht öffnet, nimm diesen:',
		ignore:
			'Hast du das nicht angefordert, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.',
	},
	invitation: {
		subject: 'Aktiviere dein Kundenkonto bei Aerolume',
		text: 'du hast bei uns schon bestellt. Mit diesem Link wählst du ein Passwort für dein Kundenkonto. Er gilt 30 Tage.',
		ignore: 'Hast du kein Konto gewünscht, brauchst du nichts zu tun.',
	},
	page: {
		title: 'Passwort wählen',
		password: 'Neues Passwort',
		save: 'Passwort speichern',
		tooShort: 'Das Passwort braucht mindestens 5 Zeichen.',
		tooLong: 'Das Passwort hat höchstens 40 Zeichen.',
		invalid: 'Das Passwort darf nicht mit einem Leerzeichen beginnen oder enden.',
		expiredTitle: 'Dieser Link gilt nicht mehr',
		expired: 'Er wurde schon benutzt, ist abgelaufen, oder ein neuerer hat ihn ersetzt.',
		backToShop: 'Zurück zum Shop',
	},
};

const english: CustomerTexts = {
	greeting: (firstName) => (firstName ? `Hi ${firstName},` : 'Hi,'),
	recovery: {
		subject: 'Reset your Aerolume password',
		text: 'This link lets you choose a new password. It works once, for 24 hours.',
		hosted: 'If it does not open, take this one:',
		ignore: 'If you did not ask for it, there is nothing to do: your password stays as it is.',
	},
	invitation: {
		subject: 'Activate your Aerolume account',
		text: 'You have ordered from us before. This link lets you choose a password for your account. It works for 30 days.',
		ignore: 'If you did not ask for an account, there is nothing to do.',
	},
	page: {
		title: 'Choose a password',
		password: 'New password',
		save: 'Save password',
		tooShort: 'The password needs at least 5 characters.',
		tooLong: 'The password has at most 40 characters.',
		invalid: 'The password cannot start or end with a space.',
		expiredTitle: 'This link no longer works',
		expired: 'It was used before, it is too old, or a newer one has replaced it.',
		backToShop: 'Back to the shop',
	},
};

export function customerTexts(language: LanguageCode): CustomerTexts {
	return language === 'EN' ? english : german;
}
