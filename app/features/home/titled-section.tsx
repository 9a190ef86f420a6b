import type { ReactNode } from 'react';

/** Heading on the left, content on the right. With a lead the heading is as large as that of a chapter. */
export function TitledSection({
	id,
	title,
	lead,
	children,
}: {
	id: string;
	title: string;
	lead?: string;
	children: ReactNode;
}) {
	return (
		<section className="page-width py-section" aria-labelledby={id}>
			<div className="grid gap-y-8 lg:grid-cols-12 lg:gap-x-10">
				<div className="lg:col-span-4">
					<h2 id={id} className={lead ? 'text-4xl' : 'text-3xl'}>
						{title}
					</h2>
					{lead ? <p className="mt-6 max-w-measure text-lg">{lead}</p> : null}
				</div>
				<div className="lg:col-span-8">{children}</div>
			</div>
		</section>
	);
}
