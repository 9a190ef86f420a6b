/** View box of an icon; the defaults are the set's, else 0 and 16. */
interface Frame {
	left?: number;
	top?: number;
	width?: number;
	height?: number;
}

/** Rotation by quarter turns, then mirroring. */
interface Turn {
	rotate?: number;
	hFlip?: boolean;
	vFlip?: boolean;
}

export interface IconifyIcon extends Frame, Turn {
	/** Content of the `<svg>` element. */
	body: string;
}

/** Another name of an icon, with an optional transformation. */
export interface IconifyAlias extends Frame, Turn {
	parent: string;
}

/** An icon set in Iconify's format. */
export interface IconSet extends Frame {
	prefix: string;
	/** Unix time in seconds. */
	lastModified?: number;
	icons: Record<string, IconifyIcon>;
	aliases?: Record<string, IconifyAlias>;
}

/** Response of Iconify's API. */
export interface IconResponse extends IconSet {
	/** Requested names without an icon; absent where there are none. */
	not_found?: string[];
}

/** Limit for aliases of aliases, against cycles. */
const MAX_ALIASES = 5;

/** The requested icons of a set. An alias is returned with its icon. */
export function pickIcons(set: IconSet, names: readonly string[]): IconResponse {
	const { prefix, lastModified, left, top, width, height } = set;
	const icons = new Map<string, IconifyIcon>();
	const aliases = new Map<string, IconifyAlias>();
	const missing: string[] = [];
	for (const name of names) {
		const chain = aliasChain(set, name);
		if (!chain) missing.push(name);
		for (const step of chain ?? []) {
			const icon = ownProperty(set.icons, step);
			const alias = ownProperty(set.aliases, step);
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

/** Chain of aliases from a name to its icon; `undefined` where there is none. */
function aliasChain(set: IconSet, name: string): string[] | undefined {
	const chain = [name];
	for (let step = name; chain.length <= MAX_ALIASES; chain.push(step)) {
		if (ownProperty(set.icons, step)) return chain;
		const alias = ownProperty(set.aliases, step);
		if (!alias) return undefined;
		step = alias.parent;
	}
	return undefined;
}

/** Own property only: `constructor` could be the name of an icon. */
function ownProperty<Value>(
	record: Record<string, Value> | undefined,
	name: string,
): Value | undefined {
	return record && Object.hasOwn(record, name) ? record[name] : undefined;
}

function defined<Fields extends object>(fields: Fields): Partial<Fields> {
	return Object.fromEntries(
		Object.entries(fields).filter(([, value]) => value !== undefined),
	) as Partial<Fields>;
}
