import { useTranslation } from 'react-i18next';
import { Description } from './description';
import type { DetailRow } from './detail-rows';
import { ProductDetails } from './product-details';

export interface ProductSectionProps {
	/** Sanitised HTML. */
	descriptionHtml: string;
	details: DetailRow[];
}

export function ProductSection({ descriptionHtml, details }: ProductSectionProps) {
	const { t } = useTranslation('catalog');
	return (
		<div className="page-width grid gap-y-12 py-section lg:grid-cols-12 lg:gap-x-10 xl:gap-x-14">
			{descriptionHtml ? (
				<section className="min-w-0 lg:col-span-7">
					<h2 className="text-3xl">{t('product.about')}</h2>
					<Description html={descriptionHtml} />
				</section>
			) : null}
			{details.length > 0 ? (
				<section className="min-w-0 lg:col-span-5">
					<h2 className="mb-6 text-3xl">{t('product.details')}</h2>
					<ProductDetails rows={details} />
				</section>
			) : null}
		</div>
	);
}
