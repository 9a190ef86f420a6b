import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { site } from '~/site';
import { SectionHead } from './section-head';

export interface ServiceNotesProps {
	/** When a map arrives in the visitor's country, and what that costs. */
	delivery: string[];
	vatIncluded: boolean;
}

export function ServiceNotes({ delivery, vatIncluded }: ServiceNotesProps) {
	const { t } = useTranslation('home');
	const { to } = useLocale();
	const notes = [
		{
			title: t('service.delivery'),
			lines: [...delivery, t('service.withdrawal', { days: site.withdrawalDays })],
		},
		{
			title: t('service.price'),
			lines: [t(vatIncluded ? 'service.priceVat' : 'service.priceElsewhere')],
		},
		{ title: t('service.repair'), lines: [t('service.repairText', { name: site.name })] },
	];
	return (
		<section className="page-width py-section" aria-labelledby="service">
			<SectionHead id="service" title={t('service.title')} />
			<div className="mt-10 grid gap-10 md:grid-cols-3">
				{notes.map(({ title, lines }) => (
					<div key={title}>
						<h3 className="text-xl">{title}</h3>
						{lines.map((line) => (
							<p key={line} className="mt-2 max-w-measure">
								{line}
							</p>
						))}
					</div>
				))}
			</div>
			<p className="mt-8">
				<Link to={to('/docs/about')} className="text-link inline-flex min-h-11 items-center">
					{t('service.about')}
				</Link>
			</p>
		</section>
	);
}
