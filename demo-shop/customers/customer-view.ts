import type { Shop } from '../shop/shop';
import type { CustomerRecord, OrderRecord } from '../state/records';

/** First and last name, else the email address. */
export function customerName({ firstName, lastName, email }: CustomerRecord): string {
	return [firstName, lastName].filter(Boolean).join(' ') || email;
}

/** A customer's orders, unsorted. */
export function ordersOf(shop: Shop, customer: CustomerRecord): OrderRecord[] {
	return shop.store.all('orders').filter((order) => order.customerId === customer.id);
}
