import * as shopper from './words';

/** Texts for customers, in addition to those for everyone. */
export interface AccountWords extends shopper.Words {
	/** Labels of fields in login and account forms. */
	fields: Record<
		| 'email'
		| 'password'
		| 'newPassword'
		| 'firstName'
		| 'lastName'
		| 'phone'
		| 'street'
		| 'zip'
		| 'city'
		| 'country'
		| 'state',
		string
	>;
	blank: string;
	save: string;
	/** Label of the e-mail field on the checkout and the platform's sign-in. */
	checkoutEmail: string;
	platformEmail: string;
	logIn: string;
	register: string;
	logOut: string;
	loggedOut: RegExp;
	recovery: Record<
		'forgotten' | 'forgottenTitle' | 'request' | 'sent' | 'newTitle' | 'submit' | 'expired',
		string
	>;
	account: string;
	accountPages: string;
	profile: Record<'edit' | 'noPhone' | 'saved' | 'hello', string>;
	addresses: Record<
		| 'add'
		| 'added'
		| 'edit'
		| 'edited'
		| 'makeDefault'
		| 'madeDefault'
		| 'remove'
		| 'confirm'
		| 'removed'
		| 'ask'
		| 'keep',
		string
	>;
	notifications: string;
	news: string;
	orders: string;
	order: string;
	again: string;
	wishlist: {
		/** Two products of the posters collection. */
		germany: string;
		alps: string;
		/** The button that removes a product from the list. */
		remove(product: string): string;
		empty: string;
		/** Announced after the removal of the German print. */
		oneLeft: string;
	};
}

export const german: AccountWords = {
	...shopper.german,
	fields: {
		email: 'E‑Mail',
		password: 'Passwort',
		newPassword: 'Neues Passwort',
		firstName: 'Vorname',
		lastName: 'Nachname',
		phone: 'Telefon',
		street: 'Straße und Hausnummer',
		zip: 'Postleitzahl',
		city: 'Ort',
		country: 'Land',
		state: 'Bundesland oder Region',
	},
	blank: 'Bitte fülle dieses Feld aus.',
	save: 'Speichern',
	checkoutEmail: 'E-Mail',
	platformEmail: 'E-Mail-Adresse',
	logIn: 'Anmelden',
	register: 'Konto anlegen',
	logOut: 'Abmelden',
	loggedOut: /^Du bist abgemeldet/,
	recovery: {
		forgotten: 'Passwort vergessen?',
		forgottenTitle: 'Passwort vergessen',
		request: 'Link anfordern',
		sent: 'Sieh in dein Postfach',
		newTitle: 'Neues Passwort',
		submit: 'Passwort speichern',
		expired: 'Deine Anmeldung ist abgelaufen.',
	},
	account: 'Dein Konto',
	accountPages: 'Konto',
	profile: {
		edit: 'Profil bearbeiten',
		noPhone: 'Das ist keine Telefonnummer.',
		saved: 'Dein Profil ist gespeichert.',
		hello: 'Angemeldet als Maria Lindner',
	},
	addresses: {
		add: 'Neue Adresse',
		added: 'Die neue Adresse ist gespeichert.',
		edit: 'Adresse bearbeiten',
		edited: 'Die Adresse ist geändert.',
		makeDefault: 'Als Standardadresse verwenden',
		madeDefault: 'Das ist jetzt deine Standardadresse.',
		remove: 'Adresse löschen',
		confirm: 'Löschen',
		removed: 'Die Adresse ist gelöscht.',
		ask: 'Diese Adresse löschen?',
		keep: 'Behalten',
	},
	notifications: 'Benachrichtigungen',
	news: 'Ja, schickt mir Neuigkeiten per E\u2011Mail',
	orders: 'Bestellungen',
	order: 'Bestellung',
	again: 'Erneut bestellen',
	wishlist: {
		germany: 'Druck Deutschland',
		alps: 'Druck Alpen',
		remove: (product) => `${product} von der Merkliste entfernen`,
		empty: 'Noch nichts gemerkt',
		oneLeft: 'Druck Deutschland von der Merkliste entfernt. Noch 1 Produkt.',
	},
};

export const english: AccountWords = {
	...shopper.english,
	fields: {
		email: 'Email',
		password: 'Password',
		newPassword: 'New password',
		firstName: 'First name',
		lastName: 'Last name',
		phone: 'Phone',
		street: 'Street address',
		zip: 'ZIP or postal code',
		city: 'City',
		country: 'Country',
		state: 'State or province',
	},
	blank: 'Please fill in this field.',
	save: 'Save',
	checkoutEmail: 'Email',
	platformEmail: 'Email address',
	logIn: 'Log in',
	register: 'Create account',
	logOut: 'Log out',
	loggedOut: /^You’re logged out/,
	recovery: {
		forgotten: 'Forgot your password?',
		forgottenTitle: 'Forgot your password?',
		request: 'Request a link',
		sent: 'Check your inbox',
		newTitle: 'New password',
		submit: 'Save password',
		expired: 'Your session has expired.',
	},
	account: 'Your account',
	accountPages: 'Account',
	profile: {
		edit: 'Edit profile',
		noPhone: 'That isn’t a phone number we recognize.',
		saved: 'Your profile has been saved.',
		hello: 'Logged in as Maria Lindner',
	},
	addresses: {
		add: 'Add an address',
		added: 'Address added.',
		edit: 'Edit address',
		edited: 'Address updated.',
		makeDefault: 'Use as default address',
		madeDefault: 'This is now your default address.',
		remove: 'Delete address',
		confirm: 'Delete',
		removed: 'Address deleted.',
		ask: 'Delete this address?',
		keep: 'Keep',
	},
	notifications: 'Notifications',
	news: 'Yes, email me news',
	orders: 'Orders',
	order: 'Order',
	again: 'Order again',
	wishlist: {
		germany: 'Germany print',
		alps: 'Alps print',
		remove: (product) => `Remove ${product} from the wishlist`,
		empty: 'Nothing saved yet',
		oneLeft: 'Germany print removed from your wishlist. 1 product left.',
	},
};
