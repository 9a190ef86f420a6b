import { useDarkMedia } from './color-mode';
import day from './walls/landscape-day.avif';
import night from './walls/landscape-night.avif';

/** A wall with an empty frame, by day or at night: a decoration where there is nothing to show. */
export function EmptyFrame({ className }: { className: string }) {
	const [dark] = useDarkMedia();
	return (
		<picture className={className}>
			<source media={dark} srcSet={night} />
			<img src={day} alt="" loading="lazy" className="size-full object-cover object-top" />
		</picture>
	);
}
