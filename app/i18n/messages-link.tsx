import { createContext, useContext } from 'react';
import { LATER_REL } from '~/lib/load-after-paint';

/** Address of the page's messages: given by the server's entry, read back from the page by the browser's. */
export const MessagesAddress = createContext('');

/** Has the browser fetch the messages behind the page's scripts, which wait for them. */
export function MessagesLink() {
	const address = useContext(MessagesAddress);
	return (
		<link
			{...{ [LATER_REL]: 'preload' }}
			as="fetch"
			crossOrigin="anonymous"
			href={address}
			data-messages=""
			suppressHydrationWarning
		/>
	);
}
