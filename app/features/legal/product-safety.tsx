import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';

/** The product safety information that the law requires. */
export interface SafetyView {
	title: string;
	maker: { label: string; address: string[]; email: string };
	warnings: { label: string; lines: string[] };
	weee: { label: string; text: string; link: string } | null;
}

/** Manufacturer, warnings, and disposal of a product. */
export function ProductSafety({ safety }: { safety: SafetyView }) {
	const { to } = useLocale();
	const { title, maker, warnings, weee } = safety;
	return (
		<section className="page-width pb-section" aria-labelledby="safety">
			<h2 id="safety" className="text-3xl">
				{title}
			</h2>
			<dl className="mt-6 border-ink border-t">
				<Row label={maker.label}>
					{maker.address.map((line) => (
						<p key={line}>{line}</p>
					))}
					<p>
						<a href={`mailto:${maker.email}`} className="text-link">
							{maker.email}
						</a>
					</p>
				</Row>
				{warnings.lines.length > 0 ? (
					<Row label={warnings.label}>
						{warnings.lines.map((line) => (
							<p key={line}>{line}</p>
						))}
					</Row>
				) : null}
				{weee ? (
					<Row label={weee.label}>
						<p>
							{weee.text}{' '}
							<Link to={to('/legal/shipping#disposal')} className="text-link">
								{weee.link}
							</Link>
						</p>
					</Row>
				) : null}
			</dl>
		</section>
	);
}

function Row({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="grid gap-x-6 border-line border-b py-3 sm:grid-cols-[minmax(8rem,1fr)_2fr]">
			<dt className="text-muted">{label}</dt>
			<dd>{children}</dd>
		</div>
	);
}
