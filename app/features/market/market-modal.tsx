import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { useProblemText } from '~/i18n/use-problem-text';
import { withoutCampaign } from '~/lib/campaign-parameters';
import { Modal } from '~/ui/dialog';
import { Notice } from '~/ui/notice';
import { setOpen, useOpen } from '~/ui/open-flags';
import { Spinner } from '~/ui/spinner';
import { useJsonWhileOpen } from '~/ui/use-json-while-open';
import { MarketForm } from './market-form';
import type { MarketView } from './market-view';

/** Country and language in a dialog. To be imported lazily. */
export function MarketModal() {
	const { t } = useTranslation('market');
	const textOf = useProblemText('market:problems');
	const { path, to } = useLocale();
	const { search } = useLocation();
	const open = useOpen('localeModal');
	const market = useJsonWhileOpen<MarketView>(open, to('/api/country'));
	return (
		<Modal
			open={open}
			onClose={() => setOpen('localeModal', false)}
			title={t('title')}
			description={t('intro')}
		>
			<div className="min-h-64">
				{market === undefined ? <Spinner className="mx-auto" /> : null}
				{market === null ? <Notice tone="warning">{textOf('unavailable')}</Notice> : null}
				{market ? <MarketForm market={market} back={`${path}${withoutCampaign(search)}`} /> : null}
			</div>
		</Modal>
	);
}
