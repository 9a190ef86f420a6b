import type { DetailRow } from './detail-rows';

/** Technical data as a list; sentences without a label are below it. */
export function ProductDetails({ rows }: { rows: DetailRow[] }) {
	return (
		<>
			<dl className="border-ink border-t">
				{rows.map(({ label, text }) =>
					label ? (
						<div
							key={label}
							className="grid gap-x-6 border-line border-b py-3 sm:grid-cols-[minmax(8rem,1fr)_2fr]"
						>
							<dt className="hyphens-auto text-muted">{label}</dt>
							<dd className="first-letter:uppercase">{text}</dd>
						</div>
					) : null,
				)}
			</dl>
			{rows.map(({ label, text }) =>
				label ? null : (
					<p key={text} className="mt-3 max-w-measure">
						{text}
					</p>
				),
			)}
		</>
	);
}
