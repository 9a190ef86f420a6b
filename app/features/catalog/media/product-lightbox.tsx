import { useTranslation } from 'react-i18next';
import { Lightbox, type LightboxProps } from '~/ui/lightbox';
import { setOpen } from '~/ui/open-flags';
import type { Picture } from './gallery';

export interface ProductLightboxProps {
	open: boolean;
	/** Title of the product. */
	title: string;
	pictures: Picture[];
	index: number;
	onIndexChange(index: number): void;
	preview: LightboxProps['preview'];
}

export function ProductLightbox(props: ProductLightboxProps) {
	const { t } = useTranslation('catalog');
	return (
		<Lightbox
			{...props}
			onClose={() => setOpen('mediaLightbox', false)}
			fallbackAlt={t('product.imageAlt')}
			labels={{
				previous: t('pictures.previous'),
				next: t('pictures.next'),
				zoomIn: t('pictures.zoomIn'),
				zoomOut: t('pictures.zoomOut'),
				left: t('pictures.left'),
				right: t('pictures.right'),
				up: t('pictures.up'),
				down: t('pictures.down'),
				position: (position, count) => t('pictures.position', { position, count }),
			}}
		/>
	);
}
