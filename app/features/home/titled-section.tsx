import type { ReactNode } from 'react';

/** Heading on the left, content on the right. */
export function TitledSection({
	id,
	title,
	children,
}: {
	id: string;
	title: string;
	children: ReactNode;
}) {
	return (
		<section className="page-width py-section" aria-labelledby={id}>
			<div className="grid gap-y-8 lg:grid-cols-12 lg:gap-x-10">
				<h2 id={id} className="text-3xl lg:col-span-4">
					{title}
				</h2>
				<div className="lg:col-span-8">{children}</div>
			</div>
		</section>
	);
}
