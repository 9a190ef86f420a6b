import { Form, Link, useNavigation } from '@remix-run/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice';
import { TextField } from '~/ui/field';
import { HoneypotFields } from '~/ui/honeypot-fields';
import { Notice } from '~/ui/notice';
import { NativeSelect } from '~/ui/select';
import { TextArea } from '~/ui/text-area';
import { useCheckedForm } from '~/ui/use-checked-form';
import {
	type ContactAnswer,
	type ContactField,
	type ContactProblem,
	contactSchema,
	topics,
} from './contact-form';

export interface ContactFormProps {
	/** Stamp from the loader; after a failed submission the one of `answer` is used. */
	stamp: string;
	/** Result of a failed submission. */
	answer?: ContactAnswer;
	/** The shop's e-mail address, shown if the message could not be sent. */
	email: string;
}

/** The contact form. It keeps its values after an error, with and without JavaScript. */
export function ContactForm({ stamp, answer, email }: ContactFormProps) {
	const { t } = useTranslation('contact');
	const { to } = useLocale();
	const id = useId();
	const busy = useNavigation().state === 'submitting';
	const { ref, onSubmit, problems } = useCheckedForm(contactSchema, answer?.problems);
	const typed = answer?.typed;
	const field = (name: ContactField) => ({
		name,
		defaultValue: typed?.[name],
		error: problems[name] && t(`problems.${problems[name] as ContactProblem}`),
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
			<div role="status">
				<AnswerNotice
					state={Object.keys(problems).length > 0 ? 'check' : answer?.state}
					email={email}
				/>
			</div>
			<HoneypotFields
				key={answer?.stamp ?? stamp}
				stamp={answer?.stamp ?? stamp}
				label={t('bait')}
			/>
			<TextField label={t('name')} autoComplete="name" required {...field('name')} />
			<TextField
				label={t('email')}
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
			<TextField label={t('order')} hint={t('orderHint')} optional {...field('order')} />
			<TextArea label={t('message')} rows={6} required {...field('message')} />
			<Checkbox
				name="consent"
				value="yes"
				required
				defaultChecked={typed?.consent === 'yes'}
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

function AnswerNotice({ state, email }: { state?: ContactAnswer['state']; email: string }) {
	const { t } = useTranslation('contact');
	if (!state) return null;
	if (state === 'check' || state === 'again') {
		return <Notice tone="danger">{t(`answers.${state}`)}</Notice>;
	}
	return (
		<Notice tone="danger">
			{t(`answers.${state}`)}{' '}
			<a href={`mailto:${email}`} className="text-link">
				{email}
			</a>
		</Notice>
	);
}
