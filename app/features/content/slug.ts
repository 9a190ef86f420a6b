const GERMAN: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A heading as an anchor: `Karte aufhängen, 5 V` → `karte-aufhaengen-5-v`. */
export function slugOf(text: string): string {
	return text
		.toLowerCase()
		.replace(/[äöüß]/g, (letter) => GERMAN[letter] ?? letter)
		.normalize('NFD')
		.replace(/[\u0300-\u036f]/g, '')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
}

/** Gives each heading of a page an anchor of its own: the second of the same name ends in `-2`. */
export function createSlugs(): (text: string) => string {
	const taken = new Set<string>();
	return (text) => {
		const wanted = slugOf(text) || 'section';
		let slug = wanted;
		for (let count = 2; taken.has(slug); count++) slug = `${wanted}-${count}`;
		taken.add(slug);
		return slug;
	};
}
