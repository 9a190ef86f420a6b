import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What the map is made as: `list` are its regions with pictures and prices. */
export function Editions({ list }: { list: ReactNode }) {
	const { t } = useTranslation('home');
	return (
		<section className="page-width py-section" aria-labelledby="editions">
			<div className="grid gap-6 lg:grid-cols-12 lg:gap-x-10">
				<h2 id="editions" className="text-4xl lg:col-span-7">
					{t('editions.title')}
				</h2>
				<p className="max-w-measure text-lg lg:col-span-5 lg:self-end">{t('editions.lead')}</p>
			</div>
			<div className="mt-12 lg:mt-16">{list}</div>
		</section>
	);
}
