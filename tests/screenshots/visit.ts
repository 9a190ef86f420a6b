import type { Page } from 'playwright';
import type { DemoControl } from '../setup/demo-control';

/** A page on its way to a screenshot: what the steps of a screen work with. */
export interface Visit {
	page: Page;
	/** Of the language's addresses: `''` or `/en`. */
	prefix: string;
	/** The demo shop of this lane; it is reset after each shot. */
	demo: DemoControl;
	/** Puts one of each variant (integers) into the visitor's cart. */
	fillCart(variantIds: readonly string[]): Promise<void>;
	/** Signs the demo customer in: two addresses, two orders. */
	logIn(): Promise<void>;
	/** Puts products (integers) on the visitor's list. */
	addToWishlist(productIds: readonly string[]): Promise<void>;
	/** Integers of all variants that can be bought. */
	allVariants(): Promise<string[]>;
}

/** Opens an address of the shop and waits until it answers to clicks. */
export async function open({ page, prefix }: Visit, path: string): Promise<void> {
	await page.goto(path === '/' ? prefix || '/' : `${prefix}${path}`);
	// Without JavaScript the cart is a link: the button is there once the page is hydrated.
	await page.locator('header button[aria-describedby="cart-count"]').waitFor();
}

/** Adds what a product page shows, and waits for the drawer with its line. */
export async function addToCart({ page }: Visit): Promise<void> {
	await page.locator('main form:has([name="variantId"]) button[type="submit"]').first().click();
	await page.getByRole('dialog').getByRole('article').first().waitFor();
}

/** Opens the cart drawer by its button in the header. */
export async function openDrawer({ page }: Visit): Promise<void> {
	await page.locator('header button[aria-describedby="cart-count"]').click();
	await page.getByRole('dialog').getByRole('heading').first().waitFor();
}

/** Turns to the living map, and reads the report of its last airport, which the page scrolls to at once. */
export async function openReport({ page }: Visit): Promise<void> {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.locator('[data-map-pause]').focus();
	await page.locator('.map-airports').getByRole('button').last().focus();
	await page.locator('.map-report').waitFor();
	await page.emulateMedia({ reducedMotion: 'no-preference' });
}
