/** The secrets of a setting, separated by commas: the first one signs and encrypts, each of them is accepted. */
export function listSecrets(setting: string): [first: string, ...former: string[]] {
	const [first = '', ...former] = setting.split(',').map((secret) => secret.trim());
	return [first, ...former.filter(Boolean)];
}
