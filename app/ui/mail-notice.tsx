import { Notice, type Tone } from './notice';

/** A notice that ends with the shop's e-mail address. */
export function MailNotice({ tone, text, email }: { tone?: Tone; text: string; email: string }) {
	return (
		<Notice tone={tone}>
			<MailText text={text} email={email} />
		</Notice>
	);
}

export function MailText({ text, email }: { text: string; email: string }) {
	return (
		<>
			{text}{' '}
			<a href={`mailto:${email}`} className="text-link">
				{email}
			</a>
		</>
	);
}
