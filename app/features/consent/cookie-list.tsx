import { useTranslation } from 'react-i18next';
import { retentionText, storedNames } from './cookie-texts';
import { type ConsentSettings, type CookieEntry, entriesOf } from './cookies';

const COLUMNS = ['name', 'purpose', 'keeps', 'time'] as const;

/**
 * The privacy policy's table of cookies, storage and third parties. The route's loader provides the `cookies`
 * messages and `consentSettings(context.env)`.
 */
export function CookieList({ settings }: { settings: ConsentSettings }) {
	const { t } = useTranslation('cookies');
	return (
		<div className="prose mt-4">
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard */}
			<section id="cookies" aria-label={t('list.label')} className="table-scroll" tabIndex={0}>
				<table>
					<thead>
						<tr>
							{COLUMNS.map((column) => (
								<th key={column} scope="col">
									{t(`list.${column}`)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{entriesOf(settings).map((entry) => (
							<tr key={entry.id}>
								<th scope="row">
									{t(`entries.${entry.id}.name`)}
									<span className="block font-normal text-muted">{t(`${entry.group}.title`)}</span>
								</th>
								<td className="min-w-60">
									{t(`entries.${entry.id}.text`)} <Links links={entry.links} />
								</td>
								<Stored entry={entry} />
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</div>
	);
}

/** Names, one a line, and for how long they are kept. */
function Stored({ entry }: { entry: CookieEntry }) {
	const { t } = useTranslation('cookies');
	const names = storedNames(entry);
	return (
		<>
			<td>
				{names.map((name) => (
					<code key={name} className="no-break block">
						{name}
					</code>
				))}
				{names.length === 0 && '–'}
			</td>
			<td className="min-w-28">{names.length > 0 ? retentionText(entry, t) : '–'}</td>
		</>
	);
}

function Links({ links }: Pick<CookieEntry, 'links'>) {
	const { t } = useTranslation('cookies');
	return links.map(({ label, href }) => (
		<a key={href} href={href} rel="noreferrer" className="mr-2 underline">
			{t('notice', { provider: label })}
		</a>
	));
}
