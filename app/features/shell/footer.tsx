import { Link } from '@remix-run/react';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { site } from '~/site';
import { ColorModeSwitch } from './color-mode-switch';
import { LanguageSelect } from './language-select';
import { Logo } from './logo';
import { useChosenVariantPath } from './main-product-link';
import { MenuLink } from './menu-link';
import { footerColumns, type Opens } from './navigation';
import { useShopMenus } from './shop-menus';

/** Target of the menu button where the drawer cannot be loaded. */
export const FOOTER_NAVIGATION_ID = 'footer-navigation';

const ENTRY =
	'inline-flex min-h-11 items-center py-1.5 text-left underline-offset-4 max-sm:text-sm 2xl:whitespace-nowrap hover:underline';

/** Two columns on phones, one on the narrowest. Below them is the last and longest list, with as many columns as fit. */
const COLUMNS =
	'grid gap-x-4 gap-y-8 min-[22rem]:grid-cols-2 sm:grid-cols-3 xl:grid-cols-[repeat(3,auto)] xl:gap-x-8';
const COLUMN = 'group max-sm:last:col-span-full';
const LIST =
	'mt-1 max-sm:group-last:grid max-sm:group-last:gap-x-4 max-sm:group-last:grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))]';

/** Handlers of the entries that open a dialog. */
export type DialogHandlers = Partial<Record<Opens, () => void>>;

/** `undefined` on the server and before hydration. */
const DialogHandlersContext = createContext<DialogHandlers | undefined>(undefined);

/** Footer: contact, navigation, language, country and colour mode. */
export function Footer({ dialogHandlers }: { dialogHandlers: DialogHandlers | undefined }) {
	return (
		<footer className="contours border-line border-t">
			<div className="page-width grid gap-x-10 gap-y-12 pt-16 pb-12 lg:pt-20 xl:grid-cols-[3fr_6fr_auto]">
				<Name />
				<DialogHandlersContext.Provider value={dialogHandlers}>
					<Navigation />
				</DialogHandlersContext.Provider>
				<div className="flex flex-wrap items-start gap-6 xl:grid xl:content-start xl:justify-items-start">
					<LanguageSelect />
					<ColorModeSwitch name="color-mode" />
				</div>
				{/* A cached page may have last year's date. */}
				<p suppressHydrationWarning className="text-muted text-sm xl:col-span-3">
					{`© ${new Date().getFullYear()} ${site.name}`}
				</p>
			</div>
			<div className="neatline" aria-hidden="true" />
		</footer>
	);
}

function Name() {
	const { t } = useTranslation('shell');
	return (
		<div>
			<Logo className="text-[min(var(--text-3xl),9vw)]" />
			<p className="mt-4 max-w-xs text-muted">{t('footer.tagline')}</p>
		</div>
	);
}

function Navigation() {
	const { t } = useTranslation('shell');
	const { to } = useLocale();
	const withVariant = useChosenVariantPath();
	const dialogHandlers = useContext(DialogHandlersContext);
	const menu = useShopMenus().footer;
	return (
		<nav id={FOOTER_NAVIGATION_ID} tabIndex={-1} aria-label={t('footer.label')} className={COLUMNS}>
			{menu ? (
				<div className={COLUMN}>
					<h2 className="eyebrow font-normal">{menu.title}</h2>
					<ul className={LIST}>
						{menu.entries
							.flatMap((entry) => [entry, ...entry.children])
							.map(({ title, href }) => (
								<li key={`${href} ${title}`}>
									<MenuLink href={href} className={ENTRY}>
										{title}
									</MenuLink>
								</li>
							))}
					</ul>
				</div>
			) : null}
			{footerColumns.slice(menu ? 1 : 0).map((column) => (
				<div key={column.label} className={COLUMN}>
					<h2 className="eyebrow font-normal">{t(column.label)}</h2>
					<ul className={LIST}>
						{column.children.map((item) => (
							<li key={item.to}>
								{'opens' in item && dialogHandlers?.[item.opens] ? (
									<button type="button" className={ENTRY} onClick={dialogHandlers[item.opens]}>
										{t(item.label)}
									</button>
								) : (
									<Link to={to(withVariant(item.to))} className={ENTRY}>
										{t(item.label)}
									</Link>
								)}
							</li>
						))}
					</ul>
				</div>
			))}
		</nav>
	);
}
