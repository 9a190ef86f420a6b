import type { Page } from 'playwright';
import type { DemoControl } from '../setup/demo-control';

/** What the steps of a screenshot work with. */
export interface Visit {
	page: Page;
	/** Locale prefix: `''` or `/en`. */
	prefix: string;
	/** The demo shop, which is reset after each screenshot. */
	demo: DemoControl;
	/** Adds one of each variant (integers) to the visitor's cart. */
	fillCart(variantIds: readonly string[]): Promise<void>;
	/** Signs in the demo customer, who has two addresses and two orders. */
	logIn(): Promise<void>;
	/** Adds products (integers) to the visitor's wishlist. */
	addToWishlist(productIds: readonly string[]): Promise<void>;
	/** Integers of all variants that are for sale. */
	allVariants(): Promise<string[]>;
}

/** Opens a page and waits for hydration. */
export async function open({ page, prefix }: Visit, path: string): Promise<void> {
	await page.goto(path === '/' ? prefix || '/' : `${prefix}${path}`);
	// Before hydration the cart button is a link.
	await page.locator('header button[aria-describedby="cart-count"]').waitFor();
}

/** Adds the product of the page to the cart, and waits for its line in the drawer. */
export async function addToCart({ page }: Visit): Promise<void> {
	await page.locator('main form:has([name="variantId"]) button[type="submit"]').first().click();
	await page.getByRole('dialog').getByRole('article').first().waitFor();
}

/** Opens the cart drawer with the button in the header. */
export async function openDrawer({ page }: Visit): Promise<void> {
	await page.locator('header button[aria-describedby="cart-count"]').click();
	await page.getByRole('dialog').getByRole('heading').first().waitFor();
}

/** Opens the report of the map's last airport by keyboard, to which the page scrolls without animation. */
export async function openReport({ page }: Visit): Promise<void> {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.locator('[data-map-pause]').focus();
	await page.locator('.map-airports').getByRole('button').last().focus();
	await page.locator('.map-report:not(.map-own)').waitFor();
	await page.emulateMedia({ reducedMotion: 'no-preference' });
}
