import type { LanguageCode } from '../shop/markets';

/** Texts of the sign-in pages. */
export interface SignInTexts {
	title: string;
	intro: string;
	email: string;
	sendCode: string;
	invalidEmail: string;
	tooMany: string;
	codeTitle: string;
	codeSent(email: string): string;
	code: string;
	signIn: string;
	wrongCode: string;
	codeOver: string;
	otherEmail: string;
	mailSubject(code: string): string;
	mail(code: string): string;
	refusedTitle: string;
	signedOutTitle: string;
	signedOut: string;
	backToShop: string;
}

const german: SignInTexts = {
	title: 'Anmelden',
	intro: 'Gib deine E-Mail-Adresse ein. Du bekommst einen Code, ein Passwort brauchst du nicht.',
	email: 'E-Mail-Adresse',
	sendCode: 'Weiter',
	invalidEmail: 'Gib eine gültige E-Mail-Adresse ein.',
	tooMany: 'Zu viele Versuche. Bitte probiere es später noch einmal.',
	codeTitle: 'Code eingeben',
	codeSent: (email) => `Wir haben einen Code mit sechs Ziffern an ${email} geschickt.`,
	code: 'Code',
	signIn: 'Anmelden',
	wrongCode: 'Dieser Code stimmt nicht.',
	codeOver: 'Dieser Code gilt nicht mehr. Lass dir einen neuen schicken.',
	otherEmail: 'Andere E-Mail-Adresse oder neuer Code',
	mailSubject: (code) => `${code} ist dein Code für Aerolume`,
	mail: (code) =>
		`Mit diesem Code meldest du dich bei Aerolume an: ${code}\n\nEr gilt zehn Minuten. Hast du ihn nicht angefordert, brauchst du nichts zu tun.`,
	refusedTitle: 'Anmeldung nicht möglich',
	signedOutTitle: 'Du bist abgemeldet',
	signedOut: 'Bis zum nächsten Mal.',
	backToShop: 'Zurück zum Shop',
};

const english: SignInTexts = {
	title: 'Sign in',
	intro: 'Enter your email address. We send you a code, so you need no password.',
	email: 'Email address',
	sendCode: 'Continue',
	invalidEmail: 'Enter a valid email address.',
	tooMany: 'Too many attempts. Please try again later.',
	codeTitle: 'Enter the code',
	codeSent: (email) => `We have sent a code of six digits to ${email}.`,
	code: 'Code',
	signIn: 'Sign in',
	wrongCode: 'This code is not right.',
	codeOver: 'This code no longer works. Have a new one sent.',
	otherEmail: 'Another email address or a new code',
	mailSubject: (code) => `${code} is your code for Aerolume`,
	mail: (code) =>
		`Sign in to Aerolume with this code: ${code}\n\nIt works for ten minutes. If you did not ask for it, there is nothing to do.`,
	refusedTitle: 'You cannot sign in',
	signedOutTitle: 'You are signed out',
	signedOut: 'See you next time.',
	backToShop: 'Back to the shop',
};

export function signInTexts(language: LanguageCode): SignInTexts {
	return language === 'EN' ? english : german;
}
