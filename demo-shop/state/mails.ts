import type { Shop } from '../shop/shop';
import type { MailRecord } from './records';
import type { Change } from './store';

/** The changes that add an email to the mailbox. */
export function mailChanges(shop: Shop, mail: Omit<MailRecord, 'id' | 'sentAt'>): Change[] {
	const number = shop.store.nextNumber('mail', 1);
	const record: MailRecord = { ...mail, id: number.value, sentAt: shop.clock() };
	return [number.change, { table: 'mails', key: String(record.id), value: record }];
}
