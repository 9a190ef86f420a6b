import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { Image } from '@shopify/hydrogen';
import { useTranslation } from 'react-i18next';

export const meta: MetaFunction = () => [{ title: 'The floor' }];

export function loader() {
	return { picture: { url: '/picture.svg', altText: '', width: 800, height: 600 } };
}

export default function Home() {
	const { picture } = useLoaderData<typeof loader>();
	const { t } = useTranslation();
	return (
		<main>
			<h1>{t('title', { defaultValue: '' })}</h1>
			<p>{t('text', { count: 1, defaultValue: '' })}</p>
			<Image data={picture} sizes="100vw" />
		</main>
	);
}
