import { useTranslation } from 'react-i18next';
import { locales } from '~/i18n/locales';
import { useLocale } from '~/i18n/use-locale';
import { site } from '~/site';

/** METARs of 27 January 2025, with hyphens that do not break. Every second part decides the category. */
const REPORTS = {
	metric: ['LSZS', ' 272220Z AUTO VRB02KT ', '7000', ' \u2011SN ', 'OVC009', ' 01/00 Q1002'],
	us: ['KNKT', ' 272156Z 21007KT ', '4SM', ' \u2011RA BR ', 'OVC005', ' 08/07 A3003'],
};

/** Steps from the report to the LED, each with the category that it alone would give. */
const STEPS = [
	{ name: 'visibility', group: 2, colour: 'text-mvfr', sign: 'M4 4h16v16H4z' },
	{ name: 'clouds', group: 4, colour: 'text-ifr', sign: 'M12 3 22 20H2z' },
	{ name: 'light', group: 0, colour: 'text-ifr', sign: 'M12 3 22 20H2z' },
] as const;

/** Explains with a real report how its text becomes the colour of one LED. */
export function MetarSection() {
	const { t } = useTranslation('home');
	const groups = REPORTS[locales[useLocale().locale].units];
	return (
		<section className="page-width pt-section" aria-labelledby="report">
			<div className="grid gap-6 lg:grid-cols-12 lg:gap-x-10">
				<h2 id="report" className="text-4xl lg:col-span-7">
					{t('report.title')}
				</h2>
				<p className="max-w-measure text-lg lg:col-span-5 lg:self-end">
					{t('report.lead', { name: site.name })}
				</p>
			</div>
			<figure className="mt-12 lg:mt-16">
				<p className="divisions pt-8 font-mono text-[clamp(1.25rem,2.6vw,2.375rem)] text-muted leading-relaxed">
					{groups.map((group, index) =>
						index && index % 2 === 0 ? (
							<strong key={group} className="border-b-2 font-normal text-ink">
								{group}
							</strong>
						) : (
							group
						),
					)}
				</p>
				<figcaption className="mt-2 text-muted text-sm">{t('report.caption')}</figcaption>
			</figure>
			<dl className="mt-12 grid gap-8 md:grid-cols-3 md:gap-x-6 md:gap-y-0 lg:gap-x-10">
				{STEPS.map(({ name, group, colour, sign }) => (
					<div
						key={name}
						className="border-ink border-t pt-5 md:row-span-3 md:grid md:grid-rows-subgrid"
					>
						<dt className="font-mono">{groups[group]}</dt>
						<dd className="mt-3 text-lg">{t(`report.${name}.says`)}</dd>
						<dd className="mt-2 flex items-start gap-3">
							<svg
								viewBox="0 0 24 24"
								className={`mt-0.5 size-5 shrink-0 ${colour}`}
								aria-hidden="true"
							>
								<path d={sign} fill="currentColor" />
							</svg>
							{t(`report.${name}.light`)}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
