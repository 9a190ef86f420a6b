import { type FormEvent, useRef, useState } from 'react';
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
}

/** The cart's discount codes, and a collapsed form for another one. */
export function DiscountCodes({ codes, notices }: DiscountCodesProps) {
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
		const saved = await submitCartForm(to('/api/cart'), new FormData(form));
		setBusy(false);
		// A refused code stays in the field.
		const refused = sortNotices(currentCart().notices, []).ofCode.length > 0;
		if (!saved || refused) return;
		announce(message);
		form.reset();
		// The focused button may be gone. Nothing inside closed details takes the focus.
		const details = field.current?.closest('details');
		details?.querySelector<HTMLElement>(details.open ? 'input[name="code"]' : 'summary')?.focus();
	};
	// Once open it stays so until the visitor closes it: the focus may be inside.
	const [opened, setOpened] = useState(false);
	const isNeeded = problem !== undefined || codes.some(({ applicable }) => applicable);
	if (isNeeded && !opened) setOpened(true);
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
			{listed.map(({ code, applicable }) => (
				<form
					key={code}
					method="post"
					action={to('/cart')}
					onSubmit={(event) => submit(event, t('announce.codeRemoved', { code }))}
					className="mt-2 flex items-center justify-between gap-2 text-sm"
				>
					<input type="hidden" name="intent" value="removeDiscount" />
					<input type="hidden" name="code" value={code} />
					<span className={applicable ? 'font-mono' : 'text-warning'}>
						{applicable ? code : t('discount.inactive', { code })}
					</span>
					<Button
						type="submit"
						variant="quiet"
						shape="icon"
						aria-label={t('discount.remove', { code })}
					>
						<CloseIcon />
					</Button>
				</form>
			))}
		</>
	);
}
