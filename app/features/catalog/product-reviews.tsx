/** What customers wrote about a product. */
export interface ReviewsView {
	title: string;
	/** Whether the shop checks that a review is a buyer's. */
	note: string;
	/** Newest first. */
	entries: {
		id: string;
		/** The rating in words. */
		stars: string;
		title?: string;
		text: string;
		/** Author, where known, and date. */
		by: string;
		/** The shop's reply. */
		reply?: string;
	}[];
}

export function ProductReviews({ title, note, entries }: ReviewsView) {
	return (
		<section className="page-width pb-section" aria-labelledby="reviews">
			<h2 id="reviews" className="text-3xl">
				{title}
			</h2>
			<p className="mt-2 text-muted text-sm">{note}</p>
			<ul className="mt-6 grid gap-x-10 border-ink border-t md:grid-cols-2">
				{entries.map(({ id, stars, title, text, by, reply }) => (
					<li key={id} className="min-w-0 break-words border-line border-b py-5">
						<p className="text-sm">
							<span aria-hidden="true">★ </span>
							{stars}
						</p>
						{title ? <h3 className="mt-1 font-bold">{title}</h3> : null}
						<p className="mt-2 max-w-measure whitespace-pre-line">{text}</p>
						<p className="mt-2 text-muted text-sm">{by}</p>
						{reply ? (
							<p className="mt-3 max-w-measure whitespace-pre-line border-line border-l-2 pl-4 text-sm">
								{reply}
							</p>
						) : null}
					</li>
				))}
			</ul>
		</section>
	);
}
