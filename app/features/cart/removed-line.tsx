import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { createStore, useStore } from '~/lib/store';
import { announce } from '~/ui/announcer';
import { addToCart, currentCart, useCart, type WantedLineView, wantedLines } from './cart-store';
import type { CartView } from './cart-view';

interface RemovedLine {
	name: string;
	/** Of the form that adds it again. */
	fields: Record<string, string>;
	/** See `placeOf`. */
	place: string;
	/** Of the cart without it. */
	version: string;
}

const removed = createStore<RemovedLine | undefined>(undefined);

/** The place of a line: above the next one, below the one before, or of the cart's only line. */
export function placeOf(id: string): string {
	const ids = wantedLines(currentCart()).map((line) => line.id);
	const index = ids.indexOf(id);
	const [before, after] = [ids[index - 1], ids[index + 1]];
	if (after) return `above ${after}`;
	return before ? `below ${before}` : '';
}

/** Offers to add a line again that was just removed, until the cart changes. Not one that cannot be ordered. */
export function offerUndo(line: WantedLineView, name: string, place: string): void {
	const { again, quantity, availableForSale } = line;
	const isPossible = again && availableForSale && quantity > 0;
	removed.set(
		isPossible
			? {
					name,
					fields: { intent: 'add', quantity: String(quantity), ...again },
					place,
					version: versionOf(currentCart().cart),
				}
			: undefined,
	);
}

/** The time has seconds only: two changes may have the same. */
function versionOf(cart: CartView | null): string {
	return `${cart?.updatedAt} ${cart?.totalQuantity}`;
}

/** The offer, if the line was in this place. */
export function UndoRemoval({ place = '' }: { place?: string }) {
	const { t } = useTranslation('cart');
	const { to } = useLocale();
	const line = useStore(removed);
	const { cart } = useCart();
	const [busy, setBusy] = useState(false);
	if (!line || line.place !== place || line.version !== versionOf(cart)) return null;
	const { name: product, fields } = line;
	const undo = async (button: HTMLElement) => {
		if (busy) return;
		setBusy(true);
		// The button is about to go.
		const target =
			button.closest('li')?.querySelector<HTMLElement>('h3 a') ??
			button.closest<HTMLElement>('[role="dialog"], main');
		target?.focus({ preventScroll: true });
		const form = new FormData();
		for (const [name, value] of Object.entries(fields)) form.set(name, value);
		const added = await addToCart(to('/api/cart'), form, product);
		setBusy(false);
		announce(t(added ? 'announce.added' : 'announce.notAdded', { product }));
	};
	return (
		<p
			data-screen-only=""
			className="flex flex-wrap items-center justify-between gap-x-4 text-muted text-sm"
		>
			{t('removed', { product })}
			<button
				type="button"
				aria-busy={busy || undefined}
				onClick={(event) => undo(event.currentTarget)}
				className="text-link min-h-11"
			>
				{t('undo')}
			</button>
		</p>
	);
}
