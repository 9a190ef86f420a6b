import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { guidePath, mainProductPath } from '~/site';
import type { ContentView } from './content-view';

type Step = 'product' | 'guide' | 'docs' | 'questions' | 'about' | 'contact';

const paths: Readonly<Record<Step, string>> = {
	product: mainProductPath,
	guide: guidePath,
	docs: '/docs',
	questions: '/faq',
	about: '/docs/about',
	contact: '/contact',
};

/** Further links at the end of a page, by its section. Guides link to the previous and the next one first. */
const steps: Readonly<Record<string, readonly Step[]>> = {
	docs: ['contact'],
	faq: ['product', 'guide', 'contact'],
	connect: ['guide', 'questions', 'contact'],
	legal: ['questions', 'contact'],
	contact: ['questions', 'docs', 'about'],
};

/** Links at the end of a page: the previous and next one of its section, and others. */
export function NextSteps({
	page: { path, previous, next },
}: {
	page: Pick<ContentView, 'path' | 'previous' | 'next'>;
}) {
	const { t } = useTranslation('content');
	const { to } = useLocale();
	const [, section = ''] = path.split('/');
	const others = [
		...(section === 'docs' && !next ? (['product'] as const) : []),
		...(steps[section] ?? []),
	];
	return (
		<nav className="next-steps" aria-label={t('neighbours')}>
			{previous ? (
				<Link to={to(previous.path)} rel="prev">
					<p className="eyebrow">{t('previous')}</p>
					<p>{previous.title}</p>
				</Link>
			) : null}
			{next ? (
				<Link to={to(next.path)} rel="next">
					<p className="eyebrow">{t('next')}</p>
					<p>{next.title}</p>
				</Link>
			) : null}
			{others.map((step) => (
				<Link key={step} to={to(paths[step])}>
					<p className="eyebrow">{t(`steps.${step}.topic`)}</p>
					<p>{t(`steps.${step}.title`)}</p>
				</Link>
			))}
		</nav>
	);
}
