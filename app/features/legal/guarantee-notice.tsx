interface TextWithPoints {
	text: string;
	points: string[];
}

/** Texts of the EU's notice on the legal guarantee, in its order. */
export interface GuaranteeView {
	title: string;
	lead: string;
	rights: TextWithPoints;
	liability: TextWithPoints;
	countries: string;
	/** `url` has no protocol; `qrCode` is the path of a QR code with the whole URL. */
	more: { text: string; url: string; qrCode: string };
	steps: TextWithPoints;
	commercial: string;
	/** Path of the Commission's picture of the notice; empty if the operator has not added it. */
	picture: string;
}

/**
 * The notice on the legal guarantee as text, in the Commission's colours in both colour modes, with the Commission's
 * picture if there is one.
 */
export function GuaranteeNotice({ notice }: { notice: GuaranteeView }) {
	const { title, lead, rights, liability, countries, more, steps, commercial, picture } = notice;
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
					<a href={`https://${more.url}`} className="underline underline-offset-4" rel="noreferrer">
						{/* Long lines may break after a slash. */}
						{more.url.replaceAll('/', '/\u200b')}
					</a>
				</p>
				{/* Decorative: the link is beside it. */}
				<img src={more.qrCode} alt="" width={132} height={132} loading="lazy" />
				<div>
					<p className="font-bold">{steps.text}</p>
					<ol className="mt-2 grid list-decimal gap-1 pl-5">
						{steps.points.map((point) => (
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

function List({ text, points }: TextWithPoints) {
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
