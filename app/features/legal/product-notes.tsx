import { Link } from '@remix-run/react';
import { useLocale } from '~/i18n/use-locale';
import { still } from '~/ui/still';
import * as safety from './product-safety';

/** Manufacturer, warnings and disposal; its code is no part of a first visit. */
export const SafetyNotes = still(
	import.meta.env.SSR ? safety.ProductSafety : undefined,
	async () => (await import('./product-safety')).ProductSafety,
);

/** The way to the EU's notice on the legal guarantee; `label` comes from `guaranteeLink`. */
export function GuaranteeLink({ label }: { label: string }) {
	const { to } = useLocale();
	return (
		<p>
			<Link to={to('/legal/guarantee')} className="text-link on-offer">
				{label}
			</Link>
		</p>
	);
}
