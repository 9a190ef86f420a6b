import { createContext, useContext } from 'react';

/** Address of the page's messages: given by the server's entry, read back from the page by the browser's. */
export const MessagesAddress = createContext('');

/** Lets the browser fetch the messages while it still reads the page. */
export function MessagesLink() {
	const address = useContext(MessagesAddress);
	return <link rel="preload" as="fetch" crossOrigin="anonymous" href={address} data-messages="" />;
}
