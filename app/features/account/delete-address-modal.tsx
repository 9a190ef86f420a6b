import { Form } from '@remix-run/react';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { Button } from '~/ui/button';
import { Modal } from '~/ui/dialog';
import { setOpen, useOpen } from '~/ui/open-flags';
import type { AddressView } from './account-view';

interface DeleteAddressModalProps {
	address: AddressView;
}

const close = () => setOpen('deleteAddressModal', false);

/** Confirmation dialog before an address is deleted. */
export function DeleteAddressModal({ address }: DeleteAddressModalProps) {
	const { t } = useTranslation('account');
	const { to } = useLocale();
	const open = useOpen('deleteAddressModal');
	const id = useId();
	// Close after the deletion or a navigation.
	useEffect(() => close, []);
	return (
		<Modal
			open={open}
			onClose={close}
			title={t('addresses.deleteTitle')}
			footer={
				<>
					<Button type="submit" form={id} variant="danger">
						{t('addresses.confirmDelete')}
					</Button>
					<Button onClick={close}>{t('addresses.keep')}</Button>
				</>
			}
		>
			<Form
				id={id}
				method="post"
				action={to(`/account/addresses/${address.id}/delete`)}
				onSubmit={close}
			>
				<address className="whitespace-pre-line not-italic">{address.lines.join('\n')}</address>
			</Form>
		</Modal>
	);
}
