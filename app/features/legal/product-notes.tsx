import { Link } from '@remix-run/react';
import { useLocale } from '~/i18n/use-locale';
import { staticSection } from '~/ui/static-section';
import * as safety from './product-safety';

/** Manufacturer, warnings and disposal. */
export const SafetyNotes = staticSection(
	import.meta.env.SSR ? safety.ProductSafety : undefined,
	async () => (await import('./product-safety')).ProductSafety,
);

/** Link to the EU's notice on the legal guarantee; `label` comes from `guaranteeLinkLabel`. */
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
