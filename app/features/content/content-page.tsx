import { Link, useLocation } from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { Picture, type PictureData } from '~/ui/picture';
import type { ContentView } from './content-view';
import { NextSteps } from './next-steps';

export interface ContentPageProps {
	page: ContentView;
	/** Beside its title. */
	picture?: PictureData;
	/** Shown below the text, such as a form. */
	children?: ReactNode;
	/** Whether to show a table of contents; pages with few headings have none. */
	withToc?: boolean;
	/** Whether to show when the text was changed. */
	dated?: boolean;
	className?: string;
}

/** Up to this number of headings a page has no table of contents. */
const MAX_WITHOUT_TOC = 2;

/** A page of `app/content/`: breadcrumbs, picture, table of contents, text, and links to further pages. */
export function ContentPage({
	page,
	picture,
	children,
	withToc = true,
	dated = true,
	className = '',
}: ContentPageProps) {
	useExpandedAnswer();
	const toc = withToc && page.toc.length > MAX_WITHOUT_TOC;
	return (
		<div className="content page-width">
			<ContentHead page={page} picture={picture} />
			<div className={`content-columns ${className}`}>
				{toc ? <TableOfContents page={page} /> : null}
				<div className="content-text">
					<div
						key={page.path}
						className="prose"
						// biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered by the build
						dangerouslySetInnerHTML={{ __html: page.html }}
					/>
					{children}
					{dated ? <Updated day={page.updated} /> : null}
				</div>
			</div>
			<NextSteps page={page} />
		</div>
	);
}

/** Opens the answer that the URL's fragment targets: browsers do so only when they follow the link themselves. */
function useExpandedAnswer() {
	const { hash, key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: also when the same link is followed again
	useEffect(() => {
		const target = document.getElementById(hash.slice(1));
		const fold = target?.closest('details');
		if (!fold || fold.open) return;
		fold.open = true;
		target?.scrollIntoView();
	}, [hash, key]);
}

export interface ContentHeadProps {
	page: Pick<ContentView, 'above' | 'title' | 'description'>;
	picture?: PictureData;
	/** Below the introduction. */
	children?: ReactNode;
}

/** Breadcrumbs, title, introduction and picture of a content page. */
export function ContentHead({ page, picture, children }: ContentHeadProps) {
	const { t } = useTranslation('content');
	const { to } = useLocale();
	return (
		<>
			<div className="content-way">
				<Breadcrumbs label={t('here')}>
					<Link to={to('/')}>{t('home')}</Link>
					{page.above.map(({ path, title }) => (
						<Link key={path} to={to(path)}>
							{title}
						</Link>
					))}
					<span aria-current="page">{page.title}</span>
				</Breadcrumbs>
			</div>
			<div className={picture ? 'content-head' : undefined}>
				<div>
					<h1 className="text-4xl">{page.title}</h1>
					<p className="mt-4 max-w-measure text-lg">{page.description}</p>
					{children}
				</div>
				{picture ? (
					<Picture
						data={picture}
						first
						aspectRatio="4/3"
						sizes="(min-width: 64rem) 40vw, 100vw"
						className="print"
					/>
				) : null}
			</div>
		</>
	);
}

/** Table of contents: collapsed on small screens, else beside the text. */
function TableOfContents({ page: { toc } }: { page: ContentView }) {
	const { t } = useTranslation('content');
	const list = (
		<ol>
			{toc.map(({ id, title }) => (
				<li key={id}>
					<a href={`#${id}`}>{title}</a>
				</li>
			))}
		</ol>
	);
	return (
		<>
			<details className="toc-folded disclosure">
				<summary>
					{t('toc')}
					<span className="fold-mark" aria-hidden="true" />
				</summary>
				<nav aria-label={t('toc')}>{list}</nav>
			</details>
			<nav className="above-consent-bar toc" aria-labelledby="toc">
				<p id="toc" className="eyebrow">
					{t('toc')}
				</p>
				{list}
			</nav>
		</>
	);
}

function Updated({ day }: { day: string }) {
	const { t } = useTranslation('content');
	const { locale } = useLocale();
	return (
		<p className="content-updated">
			{t('updated')} <time dateTime={day}>{formatDay(day, locale)}</time>
		</p>
	);
}
