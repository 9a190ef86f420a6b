import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice';
import { Modal } from '~/ui/dialog';
import { type ConsentState, isUnsaved } from './consent-machine';
import { consentOptions } from './consent-options';
import { decide, useConsent } from './consent-store';
import { retentionText, storedNames } from './cookie-texts';
import { type ConsentSettings, type CookieEntry, entriesOf, isChoosable } from './cookies';

/** The groups in display order: first the entries that the visitor can choose. */
const GROUPS = ['optional', 'necessary'] as const;

/** Every entry with its purpose and a switch. To be imported lazily. */
export function ConsentDialog({ settings }: { settings: ConsentSettings }) {
	const { t } = useTranslation('cookies');
	const { to } = useLocale();
	const state = useConsent();
	useFocusAfterDecision(state?.given);
	if (!state) return null;
	const close = () => decide({ type: 'close' });
	return (
		<Modal
			open={state.selected !== undefined}
			onClose={close}
			dismissible={!consentOptions.forcedModal}
			title={t('title')}
			size="wide"
			footer={<Buttons />}
		>
			<p>
				{t('intro')}{' '}
				<Link to={to('/legal/privacy')} className="whitespace-nowrap underline" onClick={close}>
					{t('privacy')}
				</Link>
			</p>
			{GROUPS.map((group) => (
				<Group key={group} group={group} settings={settings} state={state} />
			))}
			<p role="status" className="mt-4 min-h-6 font-bold text-sm">
				{isUnsaved(state) ? t('unsaved') : ''}
			</p>
		</Modal>
	);
}

/** Moves the focus to the page after the first decision: the banner is gone, with the button that opened the dialog. */
function useFocusAfterDecision(given = false): void {
	const before = useRef(given);
	useEffect(() => {
		if (given && !before.current) document.querySelector('main')?.focus({ preventScroll: true });
		before.current = given;
	}, [given]);
}

interface GroupProps {
	group: (typeof GROUPS)[number];
	settings: ConsentSettings;
	state: ConsentState;
}

function Group({ group, settings, state }: GroupProps) {
	const { t } = useTranslation('cookies');
	const { selected = state.enabled } = state;
	return (
		<fieldset className="mt-6">
			<legend className="font-bold text-lg">{t(`${group}.title`)}</legend>
			<p className="text-muted text-sm">{t(`${group}.text`)}</p>
			<div className="mt-3 grid gap-4">
				{entriesOf(settings)
					.filter((entry) => entry.group === group)
					.map((entry) => (
						<Checkbox
							key={entry.id}
							name={entry.id}
							label={t(`entries.${entry.id}.name`)}
							hint={
								<>
									{t(`entries.${entry.id}.text`)} <EntryDetails entry={entry} />
								</>
							}
							checked={!isChoosable(entry) || selected.includes(entry.id)}
							disabled={!isChoosable(entry)}
							onChange={() => decide({ type: 'toggle', id: entry.id })}
						/>
					))}
			</div>
		</fieldset>
	);
}

function EntryDetails({ entry }: { entry: CookieEntry }) {
	const { t } = useTranslation('cookies');
	// No line break within a name.
	const names = storedNames(entry).join(', ').replaceAll('-', '\u2011');
	return (
		<>
			{names ? t('keeps', { names, time: retentionText(entry, t) }) : t('keepsNothing')}
			{entry.links.map(({ label, href }) => (
				<a key={href} href={href} rel="noreferrer" target="_blank" className="ml-2 underline">
					{t('notice', { provider: label })}
				</a>
			))}
		</>
	);
}

/** All choices have the same style and width: none is preferred. */
const CHOICE = 'flex-1 max-sm:min-w-full';

function Buttons() {
	const { t } = useTranslation('cookies');
	return (
		<>
			<Button className={CHOICE} onClick={() => decide({ type: 'save' })}>
				{t('save')}
			</Button>
			{consentOptions.forcedModal ? null : (
				<Button className={CHOICE} onClick={() => decide({ type: 'declineAll' })}>
					{t('declineAll')}
				</Button>
			)}
			<Button className={CHOICE} onClick={() => decide({ type: 'acceptAll' })}>
				{t('acceptAll')}
			</Button>
		</>
	);
}
