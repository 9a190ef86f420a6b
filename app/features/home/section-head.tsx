export interface SectionHeadProps {
	id: string;
	title: string;
	lead?: string;
}

/** The heading of a section; with a lead it is as large as that of a chapter. */
export function SectionHead({ id, title, lead }: SectionHeadProps) {
	return (
		<div className="divisions grid gap-y-6 pt-10 lg:grid-cols-12 lg:gap-x-10 lg:pt-14">
			<h2 id={id} className={`lg:col-span-7 ${lead ? 'text-4xl' : 'text-3xl'}`}>
				{title}
			</h2>
			{lead ? <p className="max-w-measure text-lg lg:col-span-5 lg:self-end">{lead}</p> : null}
		</div>
	);
}
