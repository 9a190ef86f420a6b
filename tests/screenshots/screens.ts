import { english, german } from '../e2e/words';
import { variantIds } from '../setup/catalogue';
import { addToCart, openDrawer, openReport, type Visit } from './visit';

/**
 * The screenshots: one row for each screen and state. A row's `path` is opened in both languages, both colour modes
 * and every width, then its `steps` run.
 */
export interface Screen {
	/** For file names and the command line: `npm run screenshots -- cart`. */
	name: string;
	/** Path without locale prefix. */
	path: string;
	/** Runs before the page is opened, for example to fill the cart or to simulate an outage. */
	before?(visit: Visit): Promise<void>;
	/** Runs on the opened page. */
	steps?(visit: Visit): Promise<void>;
	/** Only the window, for dialogs and drawers; else the page in full height. */
	windowAlone?: true;
	/** Without a consent decision, so that the banner is shown. */
	undecided?: true;
	/** Widths for which the state exists; default all. */
	widths?: number[];
	/** Expected browser errors. */
	allow?: RegExp;
}

/** Germany in oak, 60 × 40 cm; the Alps in black with a reduced price; a variant with one in stock. */
const PLENTY = variantIds.plenty;
const REDUCED = variantIds.alpsBlack;
const LAST_ONE = variantIds.lastOne;
const WITHOUT_OPTIONS = variantIds.careKit;
const LONG_TITLE = variantIds.longTitle;
const SOLD_OUT = variantIds.soldOut;
/** Ids of the demo customer. */
const ORDER = '5900000000002';
/** The map, a frame and a poster. */
const LIST = ['8000000000001', '8000000000002', '8000000000009'];
const CART = [PLENTY, REDUCED, WITHOUT_OPTIONS];

const wordsOf = ({ prefix }: Visit) => (prefix === english.prefix ? english : german);

export const screens: Screen[] = [
	{ name: 'home', path: '/' },
	{ name: 'map', path: '/aerolume' },
	{ name: 'product', path: '/products/aerolume' },
	{ name: 'product-first-view', path: '/products/aerolume', windowAlone: true, widths: [360, 390] },
	{ name: 'product-sold-out', path: `/products/aerolume?variant=${variantIds.soldOut}` },
	{ name: 'product-low-stock', path: `/products/aerolume?variant=${variantIds.lastOne}` },
	{ name: 'product-compare-at', path: `/products/frame-black?variant=${variantIds.reduced}` },
	{ name: 'product-unit-price', path: '/products/cable-usb-c' },
	{ name: 'product-without-options', path: '/products/cleaning-set' },
	{ name: 'product-back-order', path: '/products/controller-board' },
	{ name: 'product-gift-card', path: '/products/gift-card' },
	{ name: 'product-long-title', path: '/products/metar-handbook' },
	{ name: 'collections', path: '/collections' },
	{ name: 'collection', path: '/collections/posters' },
	{ name: 'collection-no-match', path: '/collections/posters?filter.price=5000-6000' },
	{ name: 'search', path: '/search?q=usa' },
	{ name: 'search-nothing', path: '/search?q=xyzzy' },
	{ name: 'search-empty', path: '/search' },
	{ name: 'market', path: '/market' },
	{ name: 'market-refused', path: '/market?refused=1' },
	{
		name: 'consent-bar',
		path: '/',
		undecided: true,
		windowAlone: true,
		steps: ({ page }) => page.getByRole('region', { name: 'Cookies' }).waitFor(),
	},
	{
		name: 'consent-dialog',
		path: '/',
		undecided: true,
		windowAlone: true,
		steps: async ({ page, prefix }) => {
			const bar = page.getByRole('region', { name: 'Cookies' });
			await bar.getByRole('button', { name: prefix ? 'Choose' : 'Auswählen' }).click();
			await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
		},
	},
	{ name: 'weather', path: '/weather/germany' },
	{ name: 'weather-airport', path: '/weather/germany?airport=EDDF' },
	{ name: 'weather-no-match', path: '/weather/germany?q=atlantis' },
	{ name: 'weather-second-page', path: '/weather/usa?page=2' },
	{ name: 'weather-not-found', path: '/weather/nowhere', allow: /404/ },
	{ name: 'weather-report', path: '/weather/germany', windowAlone: true, steps: openReport },
	{ name: 'login', path: '/auth/login' },
	{ name: 'login-expired', path: '/auth/login?notice=expired' },
	{ name: 'register', path: '/auth/register' },
	{
		name: 'register-errors',
		path: '/auth/register',
		async steps({ page }) {
			await page.getByRole('main').locator('button[type="submit"]').click();
			await page.locator('form [role="group"][tabindex]').waitFor();
		},
	},
	{ name: 'recover', path: '/auth/recover' },
	{ name: 'recover-sent', path: '/auth/recover?sent=1' },
	{ name: 'reset', path: '/auth/reset?id=1&token=x' },
	{ name: 'reset-bare', path: '/auth/reset' },
	{ name: 'logout', path: '/auth/logout', allow: /405/ },
	{ name: 'account', path: '/account', before: ({ logIn }) => logIn() },
	{ name: 'account-profile', path: '/account/profile', before: ({ logIn }) => logIn() },
	{ name: 'account-address', path: '/account/addresses/new', before: ({ logIn }) => logIn() },
	{
		name: 'account-address-delete',
		path: '/account',
		windowAlone: true,
		before: ({ logIn }) => logIn(),
		async steps({ page }) {
			await page.locator('main a[href$="/delete"]').first().click();
			await page.getByRole('dialog').getByRole('button').first().waitFor();
		},
	},
	{ name: 'account-orders', path: '/account/orders', before: ({ logIn }) => logIn() },
	{ name: 'account-order', path: `/account/orders/${ORDER}`, before: ({ logIn }) => logIn() },
	{
		name: 'account-notifications',
		path: '/account/notifications',
		before: ({ logIn }) => logIn(),
	},
	{ name: 'wishlist-empty', path: '/wishlist' },
	{
		name: 'wishlist',
		path: '/wishlist',
		before: ({ addToWishlist }) => addToWishlist(LIST),
	},
	{ name: 'stock', path: `/stock?variant=${SOLD_OUT}` },
	{
		name: 'stock-dialog',
		path: `/aerolume?variant=${SOLD_OUT}`,
		windowAlone: true,
		async steps({ page }) {
			await page.locator('main a[href*="/stock?"]').first().click();
			await page.getByRole('dialog').getByRole('textbox').first().waitFor();
		},
	},
	{ name: 'cart-empty', path: '/cart' },
	{ name: 'cart', path: '/cart', before: ({ fillCart }) => fillCart([...CART, LONG_TITLE]) },
	{
		name: 'cart-notice',
		path: '/cart',
		before: ({ fillCart }) => fillCart([PLENTY, LAST_ONE]),
		async steps(visit) {
			const line = visit.page.getByRole('article').filter({ hasText: wordsOf(visit).alps });
			await line.getByRole('button', { name: wordsOf(visit).increase }).click();
			await line.getByRole('status').filter({ hasText: /\w/ }).waitFor();
		},
	},
	{
		name: 'cart-code-refused',
		path: '/cart',
		before: ({ fillCart }) => fillCart(CART),
		async steps(visit) {
			const words = wordsOf(visit);
			await visit.page.getByText(words.openCode).click();
			const field = visit.page.getByLabel(words.discountCode, { exact: true });
			await field.fill('NOPE');
			await field.press('Enter');
			await visit.page.locator('input[aria-invalid="true"]').waitFor();
		},
	},
	{
		name: 'cart-many',
		path: '/cart',
		before: async ({ fillCart, allVariants }) => fillCart(await allVariants()),
	},
	{ name: 'drawer-empty', path: '/aerolume', windowAlone: true, steps: openDrawer },
	{
		name: 'drawer',
		path: '/aerolume',
		windowAlone: true,
		before: ({ fillCart }) => fillCart([REDUCED, LONG_TITLE]),
		steps: openDrawer,
	},
	{
		name: 'drawer-added',
		path: `/products/aerolume?variant=${PLENTY}`,
		windowAlone: true,
		steps: addToCart,
	},
	{
		name: 'menu',
		path: '/',
		windowAlone: true,
		widths: [360, 390, 768],
		async steps({ page }) {
			await page.locator('header button[aria-expanded]').click();
			await page.getByRole('dialog').getByRole('navigation').waitFor();
		},
	},
	{ name: 'docs', path: '/docs' },
	{ name: 'docs-none', path: '/docs?q=xyzzy' },
	{ name: 'docs-guide', path: '/docs/aerolume-connect' },
	{ name: 'faq', path: '/faq' },
	{ name: 'connect', path: '/connect' },
	{ name: 'contact', path: '/contact' },
	{ name: 'legal', path: '/legal' },
	{ name: 'imprint', path: '/legal/imprint' },
	{ name: 'privacy', path: '/legal/privacy' },
	{ name: 'guarantee', path: '/legal/guarantee' },
	{ name: 'withdrawal', path: '/legal/revocation/declare' },
	{ name: 'not-found', path: '/nothing/here', allow: /404/ },
	{ name: 'product-not-found', path: '/products/nothing', allow: /404/ },
	{
		name: 'unavailable',
		// Not opened by any other row: a cached page is served during an outage too.
		path: '/products/poster-scandinavia',
		before: ({ demo }) => demo.faults({ operation: '*', kind: 'http500' }),
		allow: /503/,
	},
	{
		name: 'error',
		path: '/cart',
		async steps({ page, prefix }) {
			await page.route(`**${prefix}/aerolume.data*`, (route) => route.abort());
			await page.locator('footer a[href$="/aerolume"]').click();
			await page.locator('main h1 + p').waitFor();
		},
		allow: /Failed to fetch|ERR_FAILED/,
	},
	{
		name: 'checkout',
		path: '/cart',
		before: ({ fillCart }) => fillCart(CART),
		async steps(visit) {
			const words = wordsOf(visit);
			await visit.page.getByRole('link', { name: words.checkout, exact: true }).click();
			await visit.page.getByRole('button', { name: words.pay }).waitFor();
		},
	},
];
