import { useTranslation } from 'react-i18next';
import { retentionText, storedNames } from './cookie-texts';
import { type ConsentSettings, type CookieEntry, entriesOf } from './cookies';

/**
 * The privacy policy's list of cookies, storage and third parties. The route's loader provides the `cookies`
 * messages and `consentSettings(context.env)`.
 */
export function CookieList({ settings }: { settings: ConsentSettings }) {
	const { t } = useTranslation('cookies');
	return (
		<section id="cookies" aria-label={t('list.label')} className="mt-4">
			<ul>
				{entriesOf(settings).map((entry) => (
					<li
						key={entry.id}
						className="grid gap-x-6 gap-y-2 border-line border-t py-4 text-sm sm:grid-cols-2"
					>
						<div>
							<h3 className="font-bold">{t(`entries.${entry.id}.name`)}</h3>
							<p className="text-muted">{t(`${entry.group}.title`)}</p>
							<p>
								{t(`entries.${entry.id}.text`)}
								<Links links={entry.links} />
							</p>
						</div>
						<Stored entry={entry} />
					</li>
				))}
			</ul>
		</section>
	);
}

/** Names, one a line, and for how long they are kept. */
function Stored({ entry }: { entry: CookieEntry }) {
	const { t } = useTranslation('cookies');
	const names = storedNames(entry);
	if (names.length === 0) return null;
	return (
		<dl className="space-y-1">
			<div>
				<dt className="text-muted">{t('list.keeps')}</dt>
				<dd>
					{names.map((name) => (
						<code key={name} className="block">
							{name}
						</code>
					))}
				</dd>
			</div>
			<div>
				<dt className="text-muted">{t('list.time')}</dt>
				<dd>{retentionText(entry, t)}</dd>
			</div>
		</dl>
	);
}

function Links({ links }: Pick<CookieEntry, 'links'>) {
	const { t } = useTranslation('cookies');
	return links.map(({ label, href }) => (
		<a key={href} href={href} rel="noreferrer" className="block w-fit py-1 underline">
			{t('notice', { provider: label })}
		</a>
	));
}
