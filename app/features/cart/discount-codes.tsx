import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { announce } from '~/ui/announcer';
import { Button } from '~/ui/button';
import { Disclosure } from '~/ui/disclosure';
import { TextField } from '~/ui/field';
import { CloseIcon } from '~/ui/icons';
import { sortNotices } from './cart-notices';
import { currentCart, submitCartForm } from './cart-store';
import type { CartNotice, CartView } from './cart-view';

interface DiscountCodesProps {
	codes: CartView['discountCodes'];
	notices: readonly CartNotice[];
	/** The cart's gift cards, listed with its codes. */
	children?: ReactNode;
}

/** The cart's discount codes, and a collapsed form for another one, which is open while a code is refused. */
export function DiscountCodes({ codes, notices, children }: DiscountCodesProps) {
	const { t } = useTranslation('cart');
	const { to } = useLocale();
	const [busy, setBusy] = useState(false);
	const field = useRef<HTMLDivElement>(null);
	const [problem] = notices;
	// A code that was just refused is in the field, with the reason.
	const listed = codes.filter(({ code, applicable }) => applicable || code !== problem?.typed);
	const submit = async (event: FormEvent<HTMLFormElement>, message: string) => {
		event.preventDefault();
		if (busy) return;
		const form = event.currentTarget;
		setBusy(true);
		// Screen readers would read the earlier result together with this one.
		announce('');
		const saved = await submitCartForm(to('/api/cart'), new FormData(form));
		setBusy(false);
		// A refused code stays in the field.
		const refused = sortNotices(currentCart().notices, []).ofCode.length > 0;
		if (!saved || refused) return;
		announce(message);
		form.reset();
		const details = field.current?.closest('details');
		if (!details) return;
		// Also where the visitor has opened it. The focused button may be gone.
		details.open = false;
		setOpened(false);
		details.querySelector('summary')?.focus();
	};
	// Not closed by another change of the cart: the focus may be inside.
	const [opened, setOpened] = useState(false);
	if (problem && !opened) setOpened(true);
	return (
		<>
			<Disclosure summary={t('discount.open')} open={opened}>
				<form
					method="post"
					action={to('/cart')}
					onSubmit={(event) => submit(event, t('announce.codeSent'))}
				>
					<input type="hidden" name="intent" value="discount" />
					<div ref={field}>
						<TextField
							label={t('discount.label')}
							name="code"
							required
							maxLength={255}
							autoComplete="off"
							autoCapitalize="characters"
							defaultValue={problem?.typed}
							autoFocus={problem?.posted}
							error={problem?.message}
							action={
								<Button type="submit" busy={busy}>
									{t('discount.apply')}
								</Button>
							}
						/>
					</div>
				</form>
			</Disclosure>
			<div role="status" className="sr-only">
				{problem?.message}
			</div>
			<div className="mt-2 flex flex-wrap gap-2 empty:hidden">
				{listed.map(({ code, applicable }) => (
					<CodeChip
						key={code}
						fields={{ intent: 'removeDiscount', code }}
						removeLabel={t('discount.remove', { code })}
						onSubmit={(event) => submit(event, t('announce.codeRemoved', { code }))}
					>
						<span className={applicable ? 'font-mono' : 'text-warning'}>
							{applicable ? code : t('discount.inactive', { code })}
						</span>
					</CodeChip>
				))}
				{children}
			</div>
		</>
	);
}

interface CodeChipProps {
	fields: Record<string, string>;
	removeLabel: string;
	onSubmit(event: FormEvent<HTMLFormElement>): void;
	children: ReactNode;
}

/** A discount code or gift card of the cart, with the button that removes it. */
export function CodeChip({ fields, removeLabel, onSubmit, children }: CodeChipProps) {
	const { to } = useLocale();
	return (
		<form
			method="post"
			action={to('/cart')}
			onSubmit={onSubmit}
			className="flex max-w-full items-center rounded-md border border-edge pl-3 text-sm"
		>
			{Object.entries(fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<span className="wrap-anywhere min-w-0">{children}</span>
			<Button type="submit" variant="quiet" shape="icon" aria-label={removeLabel}>
				<CloseIcon />
			</Button>
		</form>
	);
}
