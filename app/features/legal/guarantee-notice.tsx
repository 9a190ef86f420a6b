/** What the EU's notice on the legal guarantee says. */
export interface GuaranteeView {
	title: string;
	lead: string;
	points: string[];
	/** Where the notice's QR code leads, as a link. */
	more: { label: string; href: string };
	/** Path of the Commission's own picture of the notice; empty where the operator has put none there. */
	picture: string;
}

/**
 * The notice on the legal guarantee as text, in the Commission's blue and yellow by day and by night; beside it the
 * Commission's own picture, where there is one.
 */
export function GuaranteeNotice({ notice }: { notice: GuaranteeView }) {
	const { title, lead, points, more, picture } = notice;
	return (
		<section aria-labelledby="guarantee-notice" className="mt-10">
			<div className="border-2 border-[#039] bg-[#039] p-6 text-[#fff]">
				<h2 id="guarantee-notice" className="font-bold text-[#ffed00] text-2xl">
					{title}
				</h2>
				<p className="mt-3 text-lg">{lead}</p>
				<ul className="mt-4 grid list-disc gap-2 pl-5">
					{points.map((point) => (
						<li key={point}>{point}</li>
					))}
				</ul>
				<p className="mt-5">
					<a href={more.href} className="underline underline-offset-4" rel="noreferrer">
						{more.label}
					</a>
				</p>
			</div>
			{picture ? <img src={picture} alt={title} loading="lazy" className="mt-6 w-full" /> : null}
		</section>
	);
}
