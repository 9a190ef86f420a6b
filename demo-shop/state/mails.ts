import type { Shop } from '../shop/shop';
import type { MailRecord } from './records';
import type { Change } from './store';

export type NewMail = Omit<MailRecord, 'id' | 'sentAt'>;

/** The changes that add emails to the mailbox. */
export function mailChanges(shop: Shop, ...mails: NewMail[]): Change[] {
	const first = shop.store.nextNumber('mail', 1).value;
	return mails.flatMap((mail, index): Change[] => {
		const id = first + index;
		return [
			{ table: 'counters', key: 'mail', value: { name: 'mail', value: id } },
			{ table: 'mails', key: String(id), value: { ...mail, id, sentAt: shop.clock() } },
		];
	});
}
