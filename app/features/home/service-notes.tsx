import { useTranslation } from 'react-i18next';
import { site } from '~/site';

export interface ServiceNotesProps {
	/** Lines about delivery, as the shop states them. */
	delivery: string[];
	vatIncluded: boolean;
}

/** Delivery, prices and repair in three short notes. */
export function ServiceNotes({ delivery, vatIncluded }: ServiceNotesProps) {
	const { t } = useTranslation('home');
	const notes = [
		...(delivery.length > 0 ? [{ title: t('service.delivery'), lines: delivery }] : []),
		{
			title: t('service.price'),
			lines: [t(vatIncluded ? 'service.priceVat' : 'service.priceElsewhere')],
		},
		{ title: t('service.repair'), lines: [t('service.repairText', { name: site.name })] },
	];
	return (
		<section className="border-line border-t" aria-labelledby="service">
			<div className="page-width py-section">
				<h2 id="service" className="text-3xl">
					{t('service.title')}
				</h2>
				<div className="mt-10 grid gap-10 md:grid-cols-3">
					{notes.map(({ title, lines }) => (
						<div key={title} className="border-ink border-t pt-5">
							<h3 className="text-xl">{title}</h3>
							{lines.map((line) => (
								<p key={line} className="mt-2 max-w-measure">
									{line}
								</p>
							))}
						</div>
					))}
				</div>
			</div>
		</section>
	);
}
