import type { StationReport } from './weather-view';

/** A report's raw text and its decoded facts. */
export function ReportFacts({ raw, facts }: Pick<StationReport, 'raw' | 'facts'>) {
	return (
		<>
			<p className="report-raw" translate="no">
				{raw}
			</p>
			<dl className="report-facts">
				{facts.map(({ key, label, text }) => (
					<div key={key} className="contents">
						<dt>{label}</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
		</>
	);
}
