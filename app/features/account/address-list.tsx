import { Form, Link } from '@remix-run/react';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { isPlainClick } from '~/lib/links';
import { Badge } from '~/ui/notice';
import { openFrom, setOpen, useOpen } from '~/ui/open-flags';
import { showToast } from '~/ui/toast-store';
import { useDeferredImport } from '~/ui/use-deferred-import';
import type { AddressView } from './account-view';

const loadModal = () => import('./delete-address-modal');

/** The customer's addresses. Deleting must be confirmed: in a dialog, or without JavaScript on a page. */
export function AddressList({ addresses }: { addresses: AddressView[] }) {
	const [addressToDelete, setAddressToDelete] = useState<AddressView>();
	const { t } = useTranslation('account');
	const modal = useDeferredImport(useOpen('deleteAddressModal'), loadModal, () => {
		setOpen('deleteAddressModal', false);
		showToast(t('problems.unavailable'));
	});
	return (
		<>
			<ul className="grid gap-4 sm:grid-cols-2">
				{addresses.map((address) => (
					<li key={address.id} className="flex flex-col border border-line bg-surface p-5">
						<Address
							address={address}
							onDelete={(event) => {
								setAddressToDelete(address);
								openFrom(event, 'deleteAddressModal');
							}}
						/>
					</li>
				))}
			</ul>
			{modal && addressToDelete ? <modal.DeleteAddressModal address={addressToDelete} /> : null}
		</>
	);
}

interface AddressProps {
	address: AddressView;
	onDelete(event: MouseEvent<HTMLElement>): void;
}

function Address({ address, onDelete }: AddressProps) {
	const { t } = useTranslation('account');
	const { to } = useLocale();
	const { id, lines, isDefault, fields } = address;
	const summary = lines.slice(0, 2).join(', ');
	const openDialog = (event: MouseEvent<HTMLAnchorElement>) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		onDelete(event);
	};
	return (
		<>
			<p className="mb-2 empty:hidden">
				{isDefault ? <Badge>{t('addresses.default')}</Badge> : null}
			</p>
			<address className="not-italic [overflow-wrap:anywhere]">
				<span className="whitespace-pre-line">{lines.join('\n')}</span>
				{fields.phone ? <span className="block text-muted">{fields.phone}</span> : null}
			</address>
			<div className="mt-auto flex flex-wrap gap-x-5 pt-4 text-sm">
				<Link
					to={to(`/account/addresses/${id}`)}
					aria-label={t('addresses.editOf', { address: summary })}
					className="text-link inline-flex min-h-11 items-center"
				>
					{t('addresses.edit')}
				</Link>
				<Link
					to={to(`/account/addresses/${id}/delete`)}
					onClick={openDialog}
					aria-label={t('addresses.deleteOf', { address: summary })}
					className="text-link inline-flex min-h-11 items-center text-danger"
				>
					{t('addresses.delete')}
				</Link>
				{isDefault ? null : (
					<Form method="post" action={to('/account?index')}>
						<input type="hidden" name="default" value={id} />
						<button
							type="submit"
							aria-label={t('addresses.makeDefaultOf', { address: summary })}
							className="text-link min-h-11"
						>
							{t('addresses.makeDefault')}
						</button>
					</Form>
				)}
			</div>
		</>
	);
}
