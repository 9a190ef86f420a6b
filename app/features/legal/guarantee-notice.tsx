interface Points {
	text: string;
	points: string[];
}

/** What the EU's notice on the legal guarantee says, in its order. */
export interface GuaranteeView {
	title: string;
	lead: string;
	rights: Points;
	liability: Points;
	countries: string;
	/** With the address to which the notice's QR code leads, without its protocol. */
	more: { text: string; address: string };
	/** Steps, one after the other. */
	todo: Points;
	commercial: string;
	/** Path of the Commission's own picture of the notice; empty where the operator has put none there. */
	picture: string;
}

/**
 * The notice on the legal guarantee as text, in the Commission's blue and yellow by day and by night; beside it the
 * Commission's own picture, where there is one.
 */
export function GuaranteeNotice({ notice }: { notice: GuaranteeView }) {
	const { title, lead, rights, liability, countries, more, todo, commercial, picture } = notice;
	return (
		<section aria-labelledby="guarantee-notice" className="mt-10">
			<div className="grid gap-4 border-2 border-[#039] bg-[#039] p-6 text-[#fff]">
				<h2 id="guarantee-notice" className="font-bold text-[#ffed00] text-2xl">
					{title}
				</h2>
				<p className="font-bold text-lg">{lead}</p>
				<List {...rights} />
				<List {...liability} />
				<p>{countries}</p>
				<p>
					{more.text}{' '}
					<a
						href={`https://${more.address}`}
						className="underline underline-offset-4"
						rel="noreferrer"
					>
						{more.address}
					</a>
				</p>
				<div>
					<p className="font-bold">{todo.text}</p>
					<ol className="mt-2 grid list-decimal gap-1 pl-5">
						{todo.points.map((point) => (
							<li key={point}>{point}</li>
						))}
					</ol>
				</div>
				<p>{commercial}</p>
			</div>
			{picture ? <img src={picture} alt={title} loading="lazy" className="mt-6 w-full" /> : null}
		</section>
	);
}

function List({ text, points }: Points) {
	return (
		<div>
			<p>{text}</p>
			<ul className="mt-2 grid list-disc gap-1 pl-5">
				{points.map((point) => (
					<li key={point}>{point}</li>
				))}
			</ul>
		</div>
	);
}
