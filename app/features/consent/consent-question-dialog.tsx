import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import type { ConsentQuestion } from '~/ui/consent-question';
import { Modal } from '~/ui/dialog';
import { decide } from './consent-store';
import type { CookieId } from './cookies';

export interface ConsentQuestionDialogProps {
	/** `undefined` closes the dialog. */
	question: ConsentQuestion | undefined;
	onClose(): void;
}

/** Asks for consent to one entry on demand: once, or permanently. */
export function ConsentQuestionDialog({ question, onClose }: ConsentQuestionDialogProps) {
	const { t } = useTranslation('cookies');
	// The text stays during the closing animation.
	const last = useRef(question);
	if (question) last.current = question;
	const entry = last.current?.entry as CookieId | undefined;
	const agree = (always: boolean) => () => {
		if (always && entry) decide({ type: 'allow', id: entry });
		onClose();
		question?.proceed();
	};
	return (
		<Modal
			open={question !== undefined}
			onClose={onClose}
			title={entry ? t(`entries.${entry}.name`) : ''}
			footer={
				<>
					<Button onClick={agree(false)}>{t('once')}</Button>
					<Button onClick={agree(true)}>{t('always')}</Button>
				</>
			}
		>
			<p>{t('question')}</p>
		</Modal>
	);
}
