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
		<main className="mx-auto max-w-3xl p-6">
			<h1 className="font-bold text-3xl">{t('title', { defaultValue: '' })}</h1>
			<p className="mt-4 text-lg">{t('text', { count: 1, defaultValue: '' })}</p>
			<Image data={picture} sizes="100vw" className="mt-6 rounded-lg" />
		</main>
	);
}
