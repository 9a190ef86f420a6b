import { site } from '~/site';

/** The chart symbol of an aerodrome with a light in its centre, and the shop's name. */
export function Logo({ className = '' }: { className?: string }) {
	return (
		<span className={`inline-flex items-center gap-[0.45em] font-bold ${className}`}>
			<svg viewBox="0 0 32 32" className="size-[1.5em]" fill="none" aria-hidden="true">
				<path
					d="M16 1.5v6m0 17v6M1.5 16h6m17 0h6M16 7.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17z"
					stroke="currentColor"
					strokeWidth="2.5"
				/>
				<circle cx="16" cy="16" r="4" className="fill-vfr" />
			</svg>
			<span className="whitespace-nowrap tracking-[-0.02em]">{site.name}</span>
		</span>
	);
}
