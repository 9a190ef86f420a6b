/** For comparisons: lower case, without accents, `ß` as `ss`: `Größe` → `grosse`. */
export function normalizeText(text: string): string {
	return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
}
