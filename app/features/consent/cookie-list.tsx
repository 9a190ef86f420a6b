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
		<section id="cookies" aria-label={t('list.label')} className="overflow-x-auto" tabIndex={-1}>
			<table className="w-full text-left text-sm">
				<thead>
					<tr>
						{COLUMNS.map((column) => (
							<th key={column} scope="col" className="border-ink border-b py-2 pr-4 align-bottom">
								{t(`list.${column}`)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{entriesOf(settings).map((entry) => (
						<tr key={entry.id} className="border-line border-b align-top">
							<th scope="row" className="py-3 pr-4 font-bold">
								{t(`entries.${entry.id}.name`)}
								<span className="block font-normal text-muted">{t(`${entry.group}.title`)}</span>
							</th>
							<td className="min-w-60 py-3 pr-4">
								{t(`entries.${entry.id}.text`)} <Links links={entry.links} />
							</td>
							<td className="py-3 pr-4 font-mono">{storedNames(entry) || '–'}</td>
							<td className="py-3">{storedNames(entry) ? retentionText(entry, t) : '–'}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
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
