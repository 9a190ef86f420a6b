import { useLocation, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatMoney, type Money } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { useLocale } from '~/i18n/use-locale';
import type { OptionChoice, OptionRow } from './product-view';
import { SwatchLink, swatchColumns } from './swatch-link';

/** Links to the product's variants, one row per option. Once per page. */
export function OptionPicker({ options }: { options: OptionRow[] }) {
	const { pathname } = useLocation();
	const { location } = useNavigation();
	const underWay = location && new URLSearchParams(location.search).get('variant');
	return options.map((option, index) => (
		<Row
			key={option.name}
			id={`option-${index}`}
			page={pathname}
			option={option}
			picked={option.values.find(({ variantId }) => variantId === underWay)?.name ?? option.chosen}
		/>
	));
}

interface RowProps {
	id: string;
	/** Path of the links, without parameters. */
	page: string;
	option: OptionRow;
	/** The picked value, before its variant has loaded. */
	picked: string;
}

/** Beside a picture, half of a phone's width holds about so many characters on two lines. */
const MAX_NAME_LENGTH = 30;

function isLong({ name, imageUrl }: OptionChoice): boolean {
	return imageUrl !== undefined && name.length > MAX_NAME_LENGTH;
}

function Row({ id, page, option, picked }: RowProps) {
	const [only, more] = option.values;
	const hasNotes = option.values.some(
		({ difference, state }) => difference || state !== 'available',
	);
	return (
		<div>
			<p id={id} className="text-muted text-sm">
				{option.name}: <span className="text-ink">{picked}</span>
			</p>
			{only && more ? (
				<ul
					className={`mt-2 grid gap-2 ${option.values.some(isLong) ? '' : swatchColumns(option.values.length)}`}
					aria-labelledby={id}
				>
					{option.values.map((choice) => (
						<li key={choice.name}>
							<Choice
								page={page}
								choice={choice}
								picked={choice.name === picked}
								hasNote={hasNotes}
							/>
						</li>
					))}
				</ul>
			) : null}
		</div>
	);
}

interface ChoiceProps {
	page: string;
	choice: OptionChoice;
	picked: boolean;
	/** Whether the row has a line for differences in price and for what is sold out. */
	hasNote: boolean;
}

function Choice({ page, choice, picked, hasNote }: ChoiceProps) {
	const { t } = useTranslation('catalog');
	const { locale } = useLocale();
	const { name, state, variantId, color, imageUrl, nightImageUrl, difference } = choice;
	return (
		<SwatchLink
			to={`${page}?variant=${variantId}`}
			replace
			current={picked}
			// The stock note says that the picked combination is sold out; each value alone may not be.
			obstacle={picked || state === 'available' ? undefined : t(`options.${state}`)}
			colors={color ? [color] : []}
			imageUrl={imageUrl}
			nightImageUrl={nightImageUrl}
			note={difference ? signedMoney(difference, locale) : color && hasNote ? '' : undefined}
		>
			{name}
		</SwatchLink>
	);
}

/** `+40 €` or `−40 €`. */
function signedMoney({ amount, currencyCode }: Money, locale: Locale): string {
	const isLess = amount.startsWith('-');
	const money = formatMoney({ amount: amount.replace('-', ''), currencyCode }, locale);
	return `${isLess ? '−' : '+'}${money}`;
}
