import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

export interface SwatchLinkProps {
	to: string;
	/** A variant takes the place of the one before; a sibling product is a page of its own. */
	replace?: boolean;
	current: boolean;
	/** What stands in the way of buying it, e.g. "sold out"; read after the name. */
	obstacle?: string;
	/** Hex colours, the main one first. */
	colors?: readonly string[];
	imageUrl?: string;
	children: ReactNode;
}

/** One of several that a product can be had as: a link, which works without JavaScript. */
export function SwatchLink({
	to,
	replace = false,
	current,
	obstacle,
	colors = [],
	imageUrl,
	children,
}: SwatchLinkProps) {
	return (
		<Link
			to={to}
			replace={replace}
			preventScrollReset={replace}
			aria-current={current ? (replace ? 'true' : 'page') : undefined}
			className={`forced-highlight flex h-full min-h-11 scroll-mb-44 flex-col justify-center gap-2 rounded-md border border-edge px-2 py-2 sm:px-3 text-sm leading-tight transition-colors hover:border-ink aria-[current]:border-ink aria-[current]:border-solid aria-[current]:bg-surface aria-[current]:inset-ring aria-[current]:inset-ring-ink ${
				obstacle ? 'border-dashed text-muted' : ''
			}`}
		>
			<SwatchMark colors={colors} imageUrl={imageUrl} />
			<span className={`hyphens-auto ${obstacle ? 'line-through' : ''}`}>{children}</span>
			{obstacle ? <span className="sr-only">, {obstacle}</span> : null}
		</Link>
	);
}

function SwatchMark({ colors, imageUrl }: { colors: readonly string[]; imageUrl?: string }) {
	const [color, more] = colors;
	if (!color && !imageUrl) return null;
	const blend = more && `linear-gradient(90deg, ${colors.join(', ')})`;
	return (
		<span
			className="h-7 rounded-sm border border-edge bg-center bg-cover"
			style={{
				backgroundColor: color,
				backgroundImage: imageUrl ? `url(${JSON.stringify(imageUrl)})` : blend,
				forcedColorAdjust: 'none',
			}}
		/>
	);
}

/** As many beside each other as fill their rows. */
export function swatchColumns(count: number): string {
	return count === 2 || count === 4 ? 'grid-cols-2' : 'grid-cols-3';
}
