import { Form, Link } from '@remix-run/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { useProblemText } from '~/i18n/use-problem-text';
import { useIsSubmitting } from '~/lib/use-is-submitting';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice';
import { TextField } from '~/ui/field';
import { FormProblems, fieldId } from '~/ui/form-problems';
import { HoneypotFields } from '~/ui/honeypot-fields';
import { MailText } from '~/ui/mail-notice';
import { NativeSelect } from '~/ui/select';
import { TextArea } from '~/ui/text-area';
import { useCheckedForm } from '~/ui/use-checked-form';
import { type ContactField, type ContactResult, contactSchema, topics } from './contact-form';

export interface ContactFormProps {
	/** Token from the loader; after a failed submission the one of `result` is used. */
	formToken: string;
	/** Result of a failed submission. */
	result?: ContactResult;
	/** The shop's e-mail address, shown if the message could not be sent. */
	email: string;
}

const FORM = 'contact';

/** The contact form. It keeps its values after an error, with and without JavaScript. */
export function ContactForm({ formToken, result, email }: ContactFormProps) {
	const { t } = useTranslation('contact');
	const { to } = useLocale();
	const id = useId();
	const busy = useIsSubmitting();
	const { ref, onSubmit, problems } = useCheckedForm(
		contactSchema,
		result?.problems,
		useProblemText('contact:problems'),
	);
	const values = result?.values;
	const labels = {
		name: t('name'),
		email: t('email'),
		order: t('order'),
		message: t('message'),
	};
	const field = (name: ContactField) => ({
		id: fieldId(FORM, name),
		name,
		defaultValue: values?.[name],
		error: problems[name],
	});
	return (
		<Form
			ref={ref}
			method="post"
			action={to('/contact')}
			noValidate
			preventScrollReset
			onSubmit={onSubmit}
			aria-labelledby={id}
			className="mt-10 grid gap-6"
		>
			<h2 id={id} className="text-2xl">
				{t('title')}
			</h2>
			<FormProblems
				form={FORM}
				labels={labels}
				problems={{
					...problems,
					// Names the e-mail address where trying again may not help.
					form:
						problems.form && result?.problems?.form !== 'again' ? (
							<MailText text={problems.form} email={email} />
						) : (
							problems.form
						),
				}}
			/>
			<HoneypotFields
				key={result?.formToken ?? formToken}
				formToken={result?.formToken ?? formToken}
				label={t('leaveEmpty')}
			/>
			<TextField label={labels.name} autoComplete="name" required {...field('name')} />
			<TextField
				label={labels.email}
				type="email"
				autoComplete="email"
				required
				{...field('email')}
			/>
			<NativeSelect
				label={t('topic')}
				placeholder={t('topicChoose')}
				options={topics.map((topic) => ({ value: topic, label: t(`topics.${topic}`) }))}
				required
				{...field('topic')}
			/>
			<TextField label={labels.order} hint={t('orderHint')} optional {...field('order')} />
			<TextArea label={labels.message} rows={6} required {...field('message')} />
			<Checkbox
				id={field('consent').id}
				name="consent"
				value="yes"
				required
				defaultChecked={values?.consent === 'yes'}
				label={t('consent')}
				hint={
					<Link to={to('/legal/privacy')} className="text-link">
						{t('privacy')}
					</Link>
				}
				error={field('consent').error}
			/>
			<div>
				<Button type="submit" variant="primary" busy={busy}>
					{t('send')}
				</Button>
			</div>
		</Form>
	);
}
