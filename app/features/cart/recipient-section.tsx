import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '~/i18n/use-problem-text';
import { Checkbox } from '~/ui/choice';
import { useCheckedForm } from '~/ui/use-checked-form';
import { recipientSchema, SEND_FIELD } from './gift-recipient';
import styles from './recipient.css?url';
import { RecipientFields } from './recipient-fields';

/** A checkbox that sends the gift card to somebody, and the fields for that: parts of the purchase form. */
export function RecipientSection({ form: id }: { form: string }) {
	const { t } = useTranslation('recipient');
	const offset = useRef<HTMLInputElement>(null);
	const { ref, onSubmit, problems } = useCheckedForm<typeof recipientSchema, HTMLDivElement>(
		recipientSchema,
		undefined,
		useProblemText('recipient:problems'),
	);
	useEffect(() => {
		if (offset.current) offset.current.value = String(new Date().getTimezoneOffset());
	}, []);
	useEffect(() => {
		const form = document.getElementById(id) as HTMLFormElement | null;
		const check = (event: SubmitEvent) => {
			if (!form || !new FormData(form).has(SEND_FIELD)) return;
			onSubmit(event);
			// Before React, which listens at the root and would send it.
			if (event.defaultPrevented) event.stopPropagation();
		};
		form?.addEventListener('submit', check);
		return () => form?.removeEventListener('submit', check);
	}, [id, onSubmit]);
	return (
		<div ref={ref} className="recipient">
			<link rel="stylesheet" href={styles} />
			<Checkbox form={id} name={SEND_FIELD} label={t('send')} hint={t('sendHint')} />
			<div className="recipient-fields mt-4 grid gap-4">
				<RecipientFields form={id} problems={problems} />
				<input ref={offset} type="hidden" form={id} name="offset" />
			</div>
		</div>
	);
}
