import { Form } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { setOpen, useOpen } from '~/features/shell/open-flags';
import { useLocale } from '~/i18n/use-locale';
import { Button } from '~/ui/button';
import { Modal } from '~/ui/dialog';
import type { AddressView } from './account-view';

export interface DeleteAddressModalProps {
	address: AddressView;
}

const close = () => setOpen('deleteAddressModal', false);

/** Confirmation dialog before an address is deleted. */
export function DeleteAddressModal({ address }: DeleteAddressModalProps) {
	const { t } = useTranslation('account');
	const { to } = useLocale();
	const open = useOpen('deleteAddressModal');
	// Close after the deletion or a navigation.
	useEffect(() => close, []);
	return (
		<Modal
			open={open}
			onClose={close}
			title={t('addresses.deleteTitle')}
			footer={
				<>
					<Form
						method="post"
						action={to(`/account/addresses/${address.id}/delete`)}
						onSubmit={close}
					>
						<Button type="submit" variant="danger">
							{t('addresses.confirmDelete')}
						</Button>
					</Form>
					<Button onClick={close}>{t('addresses.keep')}</Button>
				</>
			}
		>
			<address className="whitespace-pre-line not-italic">{address.lines.join('\n')}</address>
		</Modal>
	);
}
