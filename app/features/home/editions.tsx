import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHead } from './section-head';

/** What the map is made as: `list` are its regions with pictures and prices. */
export function Editions({ list }: { list: ReactNode }) {
	const { t } = useTranslation('home');
	return (
		<section className="page-width py-section" aria-labelledby="editions">
			<SectionHead id="editions" title={t('editions.title')} lead={t('editions.lead')} />
			<div className="mt-12">{list}</div>
		</section>
	);
}
