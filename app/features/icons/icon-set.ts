/** Where an icon's drawing lies and how large it is; what is left out is the set's own, or 0 and 16. */
interface Frame {
	left?: number;
	top?: number;
	width?: number;
	height?: number;
}

/** Turned by quarters, then mirrored. */
interface Turn {
	rotate?: number;
	hFlip?: boolean;
	vFlip?: boolean;
}

export interface IconifyIcon extends Frame, Turn {
	/** What stands inside `<svg>`. */
	body: string;
}

/** Another name of an icon, which may be turned. */
export interface IconifyAlias extends Frame, Turn {
	parent: string;
}

/** An icon set as Iconify writes it. */
export interface IconSet extends Frame {
	prefix: string;
	/** When it last changed, in seconds since 1970. */
	lastModified?: number;
	icons: Record<string, IconifyIcon>;
	aliases?: Record<string, IconifyAlias>;
}

/** The answer of Iconify's API to a question for some icons. */
export interface IconAnswer extends IconSet {
	/** Asked for, but not there; absent where everything is. */
	not_found?: string[];
}

/** An alias of an alias is as far as sets go; more would be a circle. */
const MAX_ALIASES = 5;

/** The named icons of a set. An alias comes with the icon that it is another name of. */
export function pickIcons(set: IconSet, names: readonly string[]): IconAnswer {
	const { prefix, lastModified, left, top, width, height } = set;
	const icons = new Map<string, IconifyIcon>();
	const aliases = new Map<string, IconifyAlias>();
	const missing: string[] = [];
	for (const name of names) {
		const way = wayToIcon(set, name);
		if (!way) missing.push(name);
		for (const step of way ?? []) {
			const icon = own(set.icons, step);
			const alias = own(set.aliases, step);
			if (icon) icons.set(step, icon);
			else if (alias) aliases.set(step, alias);
		}
	}
	return {
		prefix,
		...defined({ lastModified, left, top, width, height }),
		icons: Object.fromEntries(icons),
		...(aliases.size > 0 && { aliases: Object.fromEntries(aliases) }),
		...(missing.length > 0 && { not_found: missing }),
	};
}

/** From a name over its aliases to the icon itself; `undefined` where it leads nowhere. */
function wayToIcon(set: IconSet, name: string): string[] | undefined {
	const way = [name];
	for (let step = name; way.length <= MAX_ALIASES; way.push(step)) {
		if (own(set.icons, step)) return way;
		const alias = own(set.aliases, step);
		if (!alias) return undefined;
		step = alias.parent;
	}
	return undefined;
}

/** `constructor` is a fair name for an icon, and no icon of every set. */
function own<Value>(record: Record<string, Value> | undefined, name: string): Value | undefined {
	return record && Object.hasOwn(record, name) ? record[name] : undefined;
}

function defined<Fields extends object>(fields: Fields): Partial<Fields> {
	return Object.fromEntries(
		Object.entries(fields).filter(([, value]) => value !== undefined),
	) as Partial<Fields>;
}
