import { useLocation } from '@remix-run/react';
import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { useProblemText } from '~/i18n/use-problem-text';
import { announce } from '~/ui/announcer';
import { Button } from '~/ui/button';
import { Disclosure } from '~/ui/disclosure';
import { TextField } from '~/ui/field';
import { FormProblems, fieldId } from '~/ui/form-problems';
import { TextArea } from '~/ui/text-area';
import { useCheckedForm } from '~/ui/use-checked-form';
import { followStored, type Gift, giftSchema } from './cart-gift';
import { submitCartForm } from './cart-store';
import type { CartNotice, CartView } from './cart-view';
import { GiftNote } from './gift-note';

const FORM = 'gift';

export interface GiftFormProps {
	cart: Pick<CartView, 'gift' | 'shipping'>;
	/** Messages about the gift. */
	notices: readonly CartNotice[];
	/** What was posted and not saved. */
	typed: Gift | undefined;
}

/** The cart's gift message and date, and a collapsed form for them. */
export function GiftForm({ cart: { gift, shipping }, notices, typed }: GiftFormProps) {
	const { t } = useTranslation('gift');
	const { t: cart } = useTranslation('cart');
	const { to } = useLocale();
	const [busy, setBusy] = useState(false);
	const section = useRef<HTMLElement>(null);
	const { hash } = useLocation();
	useEffect(() => {
		const details = section.current?.querySelector('details');
		if (details && hash === `#${FORM}`) details.open = true;
	}, [hash]);
	const codes = notices.map(({ code }) => code).join();
	const serverProblems = useMemo(() => problemsIn(codes.split(',')), [codes]);
	const { ref, onSubmit, problems } = useCheckedForm(
		giftSchema,
		serverProblems,
		useProblemText('cart:notices'),
	);
	useStoredGift(ref, gift);
	const submit = async (event: FormEvent<HTMLFormElement>, message: string) => {
		event.preventDefault();
		if (busy) return;
		setBusy(true);
		const saved = await submitCartForm(to('/api/cart'), new FormData(event.currentTarget));
		setBusy(false);
		const details = section.current?.querySelector('details');
		if (!saved || !details) return;
		announce(message);
		details.open = false;
		details.querySelector('summary')?.focus();
	};
	const save = (event: FormEvent<HTMLFormElement>) => {
		onSubmit(event);
		if (!event.defaultPrevented) void submit(event, t('saved'));
	};
	return (
		<section ref={section} id={FORM} aria-label={cart('gift.title')} className="mt-6">
			{gift ? <GiftNote {...gift} isInCart /> : null}
			{gift?.date && shipping?.arrivalDay && gift.date < shipping.arrivalDay ? (
				<p className="mt-2 text-sm">{t('early')}</p>
			) : null}
			<Disclosure summary={t(gift ? 'change' : 'add')} open={typed !== undefined}>
				<form
					ref={ref}
					method="post"
					action={to('/cart')}
					noValidate
					onSubmit={save}
					className="grid gap-5"
				>
					<FormProblems
						form={FORM}
						problems={problems}
						labels={{ message: t('message'), date: t('date') }}
					/>
					<input type="hidden" name="intent" value="gift" />
					<TextArea
						id={fieldId(FORM, 'message')}
						name="message"
						label={t('message')}
						hint={t('messageHint')}
						rows={4}
						defaultValue={typed?.message ?? gift?.message}
						error={problems.message}
						optional
					/>
					<TextField
						id={fieldId(FORM, 'date')}
						name="date"
						type="date"
						label={t('date')}
						hint={t('dateHint')}
						min={shipping?.arrivalDay}
						defaultValue={typed?.date ?? gift?.date}
						error={problems.date}
						optional
					/>
					<div>
						<Button type="submit" busy={busy}>
							{t('save')}
						</Button>
					</div>
				</form>
				{gift ? (
					<form
						method="post"
						action={to('/cart')}
						onSubmit={(event) => submit(event, t('removed'))}
						className="mt-3"
					>
						<input type="hidden" name="intent" value="gift" />
						<input type="hidden" name="message" value="" />
						<input type="hidden" name="date" value="" />
						<button type="submit" className="text-link min-h-11 text-sm">
							{t('remove')}
						</button>
					</form>
				) : null}
			</Disclosure>
		</section>
	);
}

/** Fills the fields with the stored gift whenever that changes; React sets the first values only. */
function useStoredGift(
	form: RefObject<HTMLFormElement>,
	{ message, date }: Gift = { message: '', date: '' },
): void {
	const last = useRef({ message, date });
	useEffect(() => {
		const before = last.current;
		const stored = { message, date };
		last.current = stored;
		for (const name of ['message', 'date'] as const) {
			const field = form.current?.elements.namedItem(name) as HTMLInputElement | null;
			if (field) field.value = followStored(field.value, before[name], stored[name]);
		}
	}, [form, message, date]);
}

function problemsIn(codes: readonly string[]) {
	const problems = {
		...(codes.includes('GIFT_NOTE_LONG') && { message: 'GIFT_NOTE_LONG' }),
		...(codes.includes('GIFT_NOTE_DATE') && { date: 'GIFT_NOTE_DATE' }),
	};
	return Object.keys(problems).length > 0 ? problems : undefined;
}
