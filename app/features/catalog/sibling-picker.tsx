import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { productPath } from '~/site';
import { SwatchLink, swatchColumns } from './swatch-link';
import type { SiblingSwatch } from './swatches';

export function SiblingPicker({ siblings }: { siblings: SiblingSwatch[] }) {
	const { t } = useTranslation('catalog');
	const { to } = useLocale();
	const id = useId();
	const current = siblings.find((sibling) => sibling.current);
	if (!current) return null;
	return (
		<div>
			<p id={id} className="text-muted text-sm">
				{t('options.color')}: <span className="text-ink">{current.label}</span>
			</p>
			<ul className={`mt-2 grid gap-2 ${swatchColumns(siblings.length)}`} aria-labelledby={id}>
				{siblings.map((sibling) => (
					<li key={sibling.handle}>
						<SwatchLink
							to={to(productPath(sibling.handle))}
							current={sibling.current}
							obstacle={sibling.available ? undefined : t('options.soldOut')}
							colors={sibling.colors}
						>
							{sibling.label}
						</SwatchLink>
					</li>
				))}
			</ul>
		</div>
	);
}
