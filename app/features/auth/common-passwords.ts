import { site } from '~/site';

/** Frequent passwords of at least eight characters, in lower case. */
const PASSWORDS = `
	00000000 01234567 0123456789 1111111111 11223344 112233445566 12121212 12341234 12344321 123123123 123123aa
	1234567a 12345678 123456789 1234567890 12345678910 123456789a 1234567891 123456abc 123456aa 123456qq 1234qwer
	12qwaszx 147258369 159753456 1a2b3c4d 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6z 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc
	1qazxsw2 1qayxsw2 20202020 31415926 55555555 66666666 741852963 77777777 789456123 87654321 88888888 963852741
	987654321 9876543210 99999999 a1b2c3d4 a1234567 a12345678 a123456789 aa123456 aa12345678 aaaaaaaa aabbccdd
	abc12345 abc123456 abcd1234 abcdefgh abcdefghi abcdefghij access14 adgjmptw alexander alexandra andromeda
	asdasdasd asdf1234 asdfasdf asdfjklö asdfghjk asdfghjkl asdfghjklö babygirl basketball benjamin
	bismarck blink182 butterfly charlie1 charlotte chelsea1 chocolate christian christina computer1 corvette
	creative daniel12 darkness delphine diamond1 dinosaur dolphins drowssap einstein elephant elizabeth
	fernando ferrari1 finalfantasy football1 forever1 fortnite frankfurt franziska friedrich
	gateway1 gangster garfield geburtstag geheimnis geronimo gottseidank hahahaha hallo123
	hallohallo hamburger handball hannover harrypotter hasilein hellokitty hello123 hellohello hellomoto heslo123
	ichliebedich iloveyou iloveyou1 iloveyou2 iloveyou! internet jennifer jessica1 jonathan jordan23 josephine
	justinbieber kartoffel katharina killer123 klapaucius kuschelbär lasvegas liverpool liverpool1 lol12345 lollipop
	loveyou1 lovelove manchester marseille marlboro maximilian mausebär mercedes metallica michelle midnight
	minecraft monkey12 motorola mustang1 mypassword ncc1701d nicholas nintendo nothing1 november oktober1 p@$$w0rd
	p@ssw0rd p@ssword pa$$word passport passw0rd passwd12 password passwort patricia peanut12 penelope playboy1
	playstation portugal precious princess qazwsxedc qq123456 qwer1234 qwerasdf qwert123 qwertqwert qwerty12
	qwertyui qwertyuiop qwertzui qwertzuiop qwertzuiopü realmadrid rockstar samantha sandwich schalke04 schatz123
	schatzi1 schmetterling schnecke schnuffel schokolade sebastian september serenity simpsons
	slipknot snickers snowball software sonnenschein spiderman starwars starwars1 stephanie sunshine superman
	superman1 superstar swordfish sw0rdfish tennis12 testpass testtest thailand thunder1 tinkerbell titanic1
	trustno1 undertaker valentina vanessa1 veronica victoria whatever wilkommen william1 wolfgang wordpass xbox360x
	yxcvbnm1 zaq12wsx zxcvbnm1 zxcvbnm123
`;

/** Words that stay easy to guess with numbers and signs around them: `Passwort2024!`. */
const WORDS = `
	aa abc abcd access admin administrator asd asdf asdfg asdfgh asdfghjkl august autumn baseball basketball
	batman bayern berlin borussia changeme computer default deutschland dezember dortmund dragon eintracht ferien flower
	football freedom frankfurt freunde frühling fruehling fussball fußball gast geheim germany guest hallo hamburg hello
	herbst hund iloveyou ich internet januar juli juni kennwort killer koeln köln letmein liebe login love lovely mama
	märz mai master michael monkey münchen muenchen mutti november october oktober papa pass password passwort
	passwd pokemon princess qaz qazwsx qwe qwer qwert qwerty qwertyuiop qwertz qwertzuiop root schalke schatz secret
	september shadow shop sommer sonne sonnenschein spring start startnow stern stuttgart summer sunshine superman test
	tester testing trustno urlaub user weihnachten welcome werder wetter willkommen winter yxcv yxcvbnm zxcvbn zxcvbnm
`;

const passwords = new Set(wordsOf(PASSWORDS));
const words = new Set([...wordsOf(WORDS), site.name.toLowerCase()]);

/** Whether a password is among the first that somebody would guess. Letter case does not matter. */
export function isCommonPassword(password: string): boolean {
	const typed = password.normalize('NFC').toLowerCase();
	const [, word = ''] = /^\P{L}*(\p{L}+)\P{L}*$/u.exec(typed) ?? [];
	return passwords.has(typed) || words.has(word) || /^(.{1,4})\1+$/su.test(typed);
}

function wordsOf(list: string): string[] {
	return list.trim().split(/\s+/);
}
