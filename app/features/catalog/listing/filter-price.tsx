import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '~/ui/field';
import { type ListingRequest, PRICE_FIELDS, priceLimits, withPrice } from './listing-request';
import type { FilterView } from './listing-view';

export interface FilterPriceProps {
	filter: Extract<FilterView, { kind: 'price' }>;
	request: ListingRequest;
	currency?: string;
	/** Called on blur where the limits have changed. */
	onChange(min: string, max: string): void;
}

/** Lowest and highest price. A change applies on blur, or when the form is sent. */
export function FilterPrice({ filter, request, currency = '', onChange }: FilterPriceProps) {
	const { t } = useTranslation('listing');
	const limits = priceLimits(request);
	const [min, setMin] = useFollowing(limits.min);
	const [max, setMax] = useFollowing(limits.max);
	const settle = () => {
		// What the URL does not take leaves the fields as well.
		const accepted = priceLimits(withPrice(request, min, max));
		setMin(accepted.min);
		setMax(accepted.max);
		if (accepted.min !== limits.min || accepted.max !== limits.max)
			onChange(accepted.min, accepted.max);
	};
	const field = {
		type: 'number',
		inputMode: 'decimal',
		min: 0,
		step: 'any',
		onBlur: settle,
	} as const;
	return (
		<fieldset className="grid grid-cols-2 gap-3">
			<legend className="sr-only">{filter.label}</legend>
			<TextField
				{...field}
				name={PRICE_FIELDS.min}
				label={t('price.min', { currency })}
				placeholder="0"
				value={min}
				onChange={(event) => setMin(event.currentTarget.value)}
			/>
			<TextField
				{...field}
				name={PRICE_FIELDS.max}
				label={t('price.max', { currency })}
				placeholder={filter.highest}
				value={max}
				onChange={(event) => setMax(event.currentTarget.value)}
			/>
		</fieldset>
	);
}

/** State for a field that follows the list's value. */
function useFollowing(value: string) {
	const [text, setText] = useState(value);
	useEffect(() => setText(value), [value]);
	return [text, setText] as const;
}
