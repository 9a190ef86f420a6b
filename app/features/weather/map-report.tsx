import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '~/ui/icons';
import { CategoryMark } from './category-mark';
import { utcTime } from './map-time';
import type { StationReport } from './weather-view';

export interface MapReportProps {
	report: StationReport;
	/** Receives the focus when the report is opened for reading. */
	panel: RefObject<HTMLElement>;
	onClose(): void;
}

/** An airport's report: category, raw text, and the decoded facts. */
export function MapReport({ report, panel, onClose }: MapReportProps) {
	const { t } = useTranslation('weather');
	const { name, icao, category, raw, observedAt, facts } = report;
	return (
		<section
			ref={panel}
			className="map-report"
			aria-label={t('map.report', { name })}
			tabIndex={-1}
		>
			<div className="flex items-start justify-between gap-2">
				<p className="text-xl leading-tight">
					<b>{name}</b> <span className="eyebrow whitespace-nowrap">{icao}</span>
				</p>
				<button type="button" className="btn btn-quiet btn-icon -m-2" onClick={onClose}>
					<CloseIcon className="size-5" />
					<span className="sr-only">{t('map.close')}</span>
				</button>
			</div>
			{raw ? (
				<>
					<p className="mt-1 flex flex-wrap items-center gap-x-2">
						{category ? (
							<>
								<CategoryMark category={category} className="size-4" />
								<b>{category.toUpperCase()}</b>
								{t(`categories.${category}.name`)}
							</>
						) : (
							t('map.unknown')
						)}
						{observedAt ? (
							<span className="ml-auto text-muted text-sm">{utcTime(observedAt)} UTC</span>
						) : null}
					</p>
					<p className="mt-3 border-line border-y py-2.5 font-mono text-sm" translate="no">
						{raw}
					</p>
					<dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
						{facts.map(({ key, label, text }) => (
							<div key={key} className="contents">
								<dt className="text-muted">{label}</dt>
								<dd>{text}</dd>
							</div>
						))}
					</dl>
				</>
			) : (
				<p className="mt-2">{t('map.noReport')}</p>
			)}
		</section>
	);
}
