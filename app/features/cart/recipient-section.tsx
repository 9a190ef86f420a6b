import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { checkForm } from '~/lib/checked-form';
import { Checkbox } from '~/ui/choice';
import {
	type RecipientField,
	type RecipientProblems,
	recipientSchema,
	SEND_FIELD,
} from './gift-recipient';
import styles from './recipient.css?url';
import { RecipientFields } from './recipient-fields';

/** A checkbox that sends the gift card to somebody, and the fields for that: parts of the purchase form. */
export function RecipientSection({ form: id }: { form: string }) {
	const { t } = useTranslation('recipient');
	const section = useRef<HTMLDivElement>(null);
	const offset = useRef<HTMLInputElement>(null);
	const [problems, setProblems] = useState<RecipientProblems>({});
	useEffect(() => {
		if (offset.current) offset.current.value = String(new Date().getTimezoneOffset());
		const form = document.getElementById(id) as HTMLFormElement | null;
		const check = (event: SubmitEvent) => {
			const found = form && problemsIn(form);
			// At once, so that the first wrong field can get the focus.
			flushSync(() => setProblems(found ?? {}));
			if (!found) return;
			section.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
			event.preventDefault();
			// Before React, which listens at the root and would send it.
			event.stopPropagation();
		};
		form?.addEventListener('submit', check);
		return () => form?.removeEventListener('submit', check);
	}, [id]);
	const removeIfCorrected = (event: FormEvent<HTMLDivElement>) => {
		const { name, form } = event.target as HTMLInputElement;
		const isWrong = form && problemsIn(form)?.[name as RecipientField];
		if (!isWrong) setProblems((before) => ({ ...before, [name]: undefined }));
	};
	return (
		<div ref={section} className="recipient" onInput={removeIfCorrected}>
			<link rel="stylesheet" href={styles} />
			<Checkbox form={id} name={SEND_FIELD} label={t('send')} hint={t('sendHint')} />
			<div className="recipient-fields mt-4 grid gap-4">
				<RecipientFields form={id} problems={problems} />
				<input ref={offset} type="hidden" form={id} name="offset" />
			</div>
		</div>
	);
}

function problemsIn(form: HTMLFormElement): RecipientProblems | undefined {
	const data = new FormData(form);
	return data.has(SEND_FIELD) ? checkForm(recipientSchema, data).problems : undefined;
}
