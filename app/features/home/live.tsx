import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export function Live({ map }: { map: ReactNode }) {
	const { t } = useTranslation('home');
	return (
		<section
			className="page-width grid gap-x-10 gap-y-10 py-section lg:grid-cols-12"
			aria-labelledby="live"
		>
			<div className="lg:col-span-4">
				<h2 id="live" className="text-4xl lg:max-xl:text-3xl">
					{t('live.title')}
				</h2>
				<p className="mt-6 max-w-measure text-lg">{t('live.text')}</p>
			</div>
			<div className="lg:col-span-8">{map}</div>
		</section>
	);
}
