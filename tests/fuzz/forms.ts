import { visitorOf } from '../edge/account-visitor';
import { cookiesOf } from '../edge/edge';
import { visitEdge } from '../edge/visitor';
import { formsOf } from '../journeys/page-html';
import { variantIds } from '../setup/catalogue';
import { examplePath, type FoundForm, routePatterns } from './requests';

/** Every route; some have a form only with a query, and a visit of one signs out. */
const PATHS = [
	...routePatterns().map(examplePath),
	...[`/stock?variant=${variantIds.soldOut}`, '/search?q=map'],
].filter((path) => path !== '/auth/logout');

/** The forms of pages, for a guest and for the signed-in demo customer, both with a cart. */
export async function collectForms(
	origin: string,
	shopOrigin: string,
	paths = PATHS,
): Promise<FoundForm[]> {
	const edge = { origin, shopOrigin, ...visitEdge(() => origin) };
	const customer = visitorOf(edge);
	await customer.logIn();
	const add = { intent: 'add', variantId: variantIds.plenty };
	await customer.post('/en/api/cart', add);
	const guest = cookiesOf(await edge.post('/en/api/cart', add));
	const signedIn = [...customer.jar].map(([name, value]) => `${name}=${value}`).join('; ');
	const found: FoundForm[] = [];
	for (const session of [guest, signedIn]) {
		for (const path of paths) {
			const response = await edge.fetch(`/en${path}`, { headers: { Cookie: session } });
			const page = await response.text();
			found.push(...formsOf(page).map((form) => ({ path: `/en${path}`, session, form })));
		}
	}
	// Header and footer have the same forms on every page.
	return [...new Map(found.map((each) => [keyOf(each), each])).values()];
}

function keyOf({ session, form }: FoundForm): string {
	return JSON.stringify([session, form.action, form.fields.map(([name]) => name)]);
}
