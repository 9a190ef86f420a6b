import type { Shop } from '../shop/shop';
import type { MailRecord } from './records';
import type { Change } from './store';

/** The changes that put a mail into the mailbox, sent now. */
export function mailChanges(shop: Shop, mail: Omit<MailRecord, 'id' | 'sentAt'>): Change[] {
	const number = shop.store.nextNumber('mail', 1);
	const record: MailRecord = { ...mail, id: number.value, sentAt: shop.clock() };
	return [number.change, { table: 'mails', key: String(record.id), value: record }];
}
