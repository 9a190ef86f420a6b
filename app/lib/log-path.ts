/** A segment of words: no four digits in a row, and no long mixture of letters and digits, as tokens are. */
const PLAIN_SEGMENT = /^(?!.*\d{4})(?!(?=.*\d)[\w-]{24})[\w.~-]{0,100}$/;

/** A path for the log: what may be an identifier, an address, a token or an e-mail is left out. */
export function logPath(pathname: string): string {
	return pathname
		.split('/')
		.map((segment) => (PLAIN_SEGMENT.test(segment) ? segment : '[id]'))
		.join('/');
}
