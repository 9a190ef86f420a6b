import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { imageUrl as sizedUrl } from '~/ui/picture';

/** Pixels: twice the size on the page. */
const THUMBNAIL_WIDTH = 112;

export interface SwatchLinkProps {
	to: string;
	/** Whether the history entry is replaced: for variants, not for other products. */
	replace?: boolean;
	current: boolean;
	/** Why it cannot be bought, e.g. "sold out"; read after the name. */
	obstacle?: string;
	/** CSS colours, the main one first. */
	colors?: readonly string[];
	imageUrl?: string;
	/** Takes its place in dark mode. */
	nightImageUrl?: string;
	/** Below the name, e.g. what it costs more; empty for a blank line. An obstacle takes its place. */
	note?: string;
	children: ReactNode;
}

/** One of several choices: a link with a colour swatch. */
export function SwatchLink({
	to,
	replace = false,
	current,
	obstacle,
	colors = [],
	imageUrl,
	nightImageUrl,
	note,
	children,
}: SwatchLinkProps) {
	return (
		<Link
			to={to}
			replace={replace}
			preventScrollReset={replace}
			aria-current={current ? (replace ? 'true' : 'page') : undefined}
			className={`forced-highlight flex h-full min-h-11 gap-2 rounded-md border border-edge p-2 text-sm lg:px-3 leading-tight transition-colors hover:border-ink aria-[current]:border-ink aria-[current]:bg-surface aria-[current]:inset-ring aria-[current]:inset-ring-ink ${
				imageUrl ? 'flex-wrap content-center items-center lg:gap-x-3' : 'flex-col justify-center'
			} ${obstacle && !current ? 'border-dashed text-muted' : ''}`}
		>
			{imageUrl ? (
				<Thumbnail url={imageUrl} className={nightImageUrl ? 'by-day' : ''} />
			) : (
				<ColorMark colors={colors} isSlim={note !== undefined} />
			)}
			{nightImageUrl ? <Thumbnail url={nightImageUrl} className="by-night" /> : null}
			<div className={`text-balance ${imageUrl ? 'min-w-0 grow basis-16' : ''}`}>
				<span className={`hyphens-auto ${obstacle && !current ? 'line-through' : ''}`}>
					{children}
				</span>
				{obstacle ? <span className="sr-only"> ({obstacle})</span> : null}
				{note !== undefined || obstacle ? (
					<p className="min-h-[1.25em] text-muted" aria-hidden={obstacle ? true : undefined}>
						{obstacle ?? note}
					</p>
				) : null}
			</div>
		</Link>
	);
}

const EDGE = 'rounded-sm border border-edge';

/** Lazy: it is not loaded where it is not displayed. */
function Thumbnail({ url, className }: { url: string; className: string }) {
	return (
		<span className={`${EDGE} size-10 shrink-0 overflow-hidden lg:size-12 ${className}`}>
			<img
				src={sizedUrl(url, THUMBNAIL_WIDTH, 1)}
				alt=""
				width={THUMBNAIL_WIDTH}
				height={THUMBNAIL_WIDTH}
				loading="lazy"
				decoding="async"
				className="size-full scale-125"
			/>
		</span>
	);
}

/** @param props.isSlim leaves the height of a line to a note, so that nothing below moves when notes appear. */
function ColorMark({ colors, isSlim }: { colors: readonly string[]; isSlim: boolean }) {
	const [color, more] = colors;
	if (!color) return null;
	return (
		<span
			className={`rounded-sm border border-muted ${isSlim ? 'h-5' : 'h-[calc(1.25rem+1.25em)]'}`}
			style={{
				backgroundColor: color,
				backgroundImage: more && `linear-gradient(90deg, ${colors.join(', ')})`,
				forcedColorAdjust: 'none',
			}}
		/>
	);
}

/** Number of columns that fills all rows. */
export function swatchColumns(count: number): string {
	return count === 2 || count === 4 ? 'fluid-cols-2' : 'fluid-cols-3';
}
