import { Form, Link } from '@remix-run/react';
import { Children, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductCardView } from '~/features/catalog/product-view';
import { useLocale } from '~/i18n/use-locale';
import { productPath } from '~/site';
import { announce } from '~/ui/announcer';
import { Button, buttonClass } from '~/ui/button';
import { Disclosure } from '~/ui/disclosure';
import { TextField } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { NOTICE_ID, type WishlistNotice } from './wishlist-rules';

export interface WishlistPageProps {
	/** Absolute URL of the current list. */
	shareUrl: string;
	guest: boolean;
	/** Those on the list, in the order of `children`. */
	products: readonly { id: string; title: string }[];
	/** Ids of products that no longer exist. */
	missing: string[];
	/** Number of products beyond the limit at login. */
	waiting: number;
	/** Result of the form that led here. */
	notice?: WishlistNotice;
	/** Path of the page on which that form was. */
	from?: string;
	/** Failure of the last change, in the page's language. */
	message?: string;
	/** Product cards, each with a remove button. */
	children: ReactNode;
	/** Tax note. */
	taxNote: ReactNode;
	/** Below an empty list. */
	suggestions: ReactNode;
}

export function WishlistPage({
	shareUrl,
	guest,
	products,
	missing,
	waiting,
	notice,
	from,
	message,
	children,
	taxNote,
	suggestions,
}: WishlistPageProps) {
	const { t } = useTranslation('wishlist');
	const { to } = useLocale();
	const count = products.length;
	const page = useRemoval(products, missing);
	return (
		<div ref={page} className="page-width pt-12 pb-section">
			<h1 className="text-4xl">{t('title')}</h1>
			{notice && !message ? <Result notice={notice} from={from} /> : null}
			<div role="status" className="mt-6 grid gap-3 empty:m-0">
				{message ? <Notice tone="warning">{message}</Notice> : null}
				{waiting > 0 ? <Notice>{t('waiting', { count: waiting })}</Notice> : null}
			</div>
			{missing.length > 0 ? <MissingProducts ids={missing} /> : null}
			{count > 0 ? (
				<>
					<p className="mt-6">{t('count', { count })}</p>
					<WishlistGrid>{children}</WishlistGrid>
					<p className="mt-10 text-muted text-sm">{taxNote}</p>
					<div className="mt-8">
						<Disclosure summary={t('share')}>
							<TextField
								name="link"
								label={t('shareHint')}
								value={shareUrl}
								readOnly
								onFocus={(event) => event.currentTarget.select()}
							/>
						</Disclosure>
					</div>
				</>
			) : (
				<div className="contours mt-8 border-line border-y py-14">
					<h2 tabIndex={-1} className="font-bold text-xl">
						{t('empty')}
					</h2>
					<p className="mt-2 text-muted">{t('emptyHint')}</p>
					<Link to={to('/collections')} className={buttonClass('primary', 'normal', 'mt-6')}>
						{t('toShop')}
					</Link>
				</div>
			)}
			{guest ? (
				<p className="mt-8 text-muted">
					{t('guest')}{' '}
					<Link
						to={to(`/auth/login?returnTo=${encodeURIComponent(to('/wishlist'))}`)}
						className="text-link"
					>
						{t('logIn')}
					</Link>
				</p>
			) : null}
			<div className="mt-14 empty:hidden">{suggestions}</div>
		</div>
	);
}

/** Focused when it appears, without JavaScript by the fragment of the URL: that is how it is read. */
function Result({ notice: { done, text }, from }: { notice: WishlistNotice; from?: string }) {
	const { t } = useTranslation('wishlist');
	const result = useRef<HTMLDivElement>(null);
	useEffect(() => result.current?.focus({ preventScroll: true }), []);
	return (
		<div ref={result} id={NOTICE_ID} tabIndex={-1} className="mt-6">
			<Notice tone={done ? 'success' : 'warning'}>
				{text}{' '}
				{from ? (
					<Link to={from} className="text-link">
						{t('goOn')}
					</Link>
				) : null}
			</Notice>
		</div>
	);
}

/**
 * After a removal: announces it, and moves the focus from the removed button to the product that took its place, or
 * to the note of the empty list. Returns the page's ref.
 */
function useRemoval(products: WishlistPageProps['products'], missing: readonly string[]) {
	const { t } = useTranslation('wishlist');
	const page = useRef<HTMLDivElement>(null);
	const shown = useRef({ products, missing });
	useEffect(() => {
		const before = shown.current;
		shown.current = { products, missing };
		const index = before.products.findIndex(({ id }) => !products.some((kept) => kept.id === id));
		const removed = before.products[index];
		if (removed) announce(t('removedOf', { title: removed.title, count: products.length }));
		else if (missing.length < before.missing.length) announce(t('removed'));
		else return;
		if (document.activeElement !== document.body) return;
		const places = page.current?.querySelectorAll<HTMLElement>('li > a, h2');
		places?.[Math.min(Math.max(index, 0), places.length - 1)]?.focus();
	}, [products, missing, t]);
	return page;
}

/** A shared list, with a button to copy it. */
export function SharedWishlist({
	ids,
	children,
	taxNote,
	suggestions,
}: {
	/** The ids of the products that are shown. */
	ids: string[];
	children: ReactNode;
	taxNote: ReactNode;
	suggestions: ReactNode;
}) {
	const { t } = useTranslation('wishlist');
	const { to } = useLocale();
	const count = Children.count(children);
	return (
		<div className="page-width pt-12 pb-section">
			<h1 className="text-4xl">{t('sharedTitle')}</h1>
			<p className="mt-6">{count > 0 ? t('count', { count }) : t('sharedEmpty')}</p>
			<div className="mt-6 btn-row">
				{count > 0 ? (
					<Form method="post" action={to('/wishlist')}>
						<input type="hidden" name="product" value={ids.join('.')} />
						<Button type="submit" name="intent" value="add" variant="primary">
							{t('adopt')}
						</Button>
					</Form>
				) : null}
				<Link to={to('/wishlist')} className={buttonClass()}>
					{t('mine')}
				</Link>
			</div>
			<WishlistGrid>{children}</WishlistGrid>
			{count > 0 ? <p className="mt-10 text-muted text-sm">{taxNote}</p> : null}
			<div className="mt-14 empty:hidden">{suggestions}</div>
		</div>
	);
}

function WishlistGrid({ children }: { children: ReactNode }) {
	return (
		<ul className="mt-8 grid fluid-cols-2 gap-x-4 gap-y-10 empty:hidden md:grid-cols-3 lg:gap-x-6">
			{children}
		</ul>
	);
}

/** A button in a list, which fits a column of a small phone. */
export const BUY_CLASS = 'max-sm:px-1 max-sm:text-sm';

export function OptionsLink({
	product: { handle, variantId, title },
}: {
	product: Pick<ProductCardView, 'handle' | 'variantId' | 'title'>;
}) {
	const { t } = useTranslation('wishlist');
	const { to } = useLocale();
	return (
		<Link
			to={to(productPath(handle, variantId))}
			aria-label={t('optionsOf', { title })}
			className={buttonClass('secondary', 'wide', BUY_CLASS)}
		>
			{t('options')}
		</Link>
	);
}

export function RemoveButton({ id, title }: { id: string; title: string }) {
	const { t } = useTranslation('wishlist');
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="product" value={id} />
			<button
				type="submit"
				name="intent"
				value="remove"
				aria-label={t('removeOf', { title })}
				className="text-link min-h-11 text-sm"
			>
				{t('remove')}
			</button>
		</Form>
	);
}

/** Products that no longer exist. */
function MissingProducts({ ids }: { ids: string[] }) {
	const { t } = useTranslation('wishlist');
	return (
		<Form method="post" className="mt-6 flex flex-wrap items-center gap-x-4">
			<p>{t('missing', { count: ids.length })}</p>
			<input type="hidden" name="product" value={ids.join('.')} />
			<button type="submit" name="intent" value="remove" className="text-link min-h-11">
				{t('removeGone')}
			</button>
		</Form>
	);
}
