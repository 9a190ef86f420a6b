import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { readCookie } from '~/lib/cookies';
import { buttonClass } from '~/ui/button';
import { Icon } from '~/ui/icons';

export interface WishlistButtonProps {
	/** Integer of the product's id. */
	id: string;
	title: string;
}

/**
 * Adds a product to the wishlist, or removes it. The HTML does not depend on the visitor: without JavaScript it
 * only adds. The click handler is loaded on the first use.
 */
export function WishlistButton({ id, title }: WishlistButtonProps) {
	const { t, i18n } = useTranslation('shell');
	const { to } = useLocale();
	const [isSaved, setIsSaved] = useState(false);
	useEffect(() => {
		const read = () => setIsSaved(isOnList(id));
		read();
		addEventListener('wishlist', read);
		return () => removeEventListener('wishlist', read);
	}, [id]);
	const press = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = event.currentTarget;
		import('./toggle-wishlist').then(
			({ toggleWishlist }) => toggleWishlist(to('/api/wishlist'), id, isSaved, i18n.t),
			() => form.submit(),
		);
	};
	return (
		<form method="post" action={to('/wishlist')} onSubmit={press}>
			<input type="hidden" name="product" value={id} />
			<button
				type="submit"
				aria-pressed={isSaved}
				aria-label={t('heart', { title })}
				className={buttonClass('quiet', 'icon')}
			>
				<Icon fill={isSaved ? 'currentColor' : 'none'}>
					<path d="M12 20 4.4 12.2a4.9 4.9 0 0 1 0-6.8 4.6 4.6 0 0 1 6.7 0l.9.9.9-.9a4.6 4.6 0 0 1 6.7 0 4.9 4.9 0 0 1 0 6.8z" />
				</Icon>
			</button>
		</form>
	);
}

/** As `parseWishlist` reads the cookie, whose code a first visit does without. */
function isOnList(id: string): boolean {
	const [ids] = readCookie(document.cookie, 'wishlist')?.split('-') ?? [];
	return ids?.split('.').includes(id) ?? false;
}

/** The button on a product card. */
export function CardWishlistButton(product: WishlistButtonProps) {
	return (
		<div className="card-action">
			<WishlistButton {...product} />
		</div>
	);
}
