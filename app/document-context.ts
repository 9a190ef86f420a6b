import { createContext } from 'react';

/** Settings of the document besides loader data. The browser reads them from the document. */
export interface DocumentSettings {
	/** URL of the page's interface messages. */
	messagesUrl: string;
	/** Whether errors of the browser are reported. */
	reportErrors: boolean;
	/** Marks the app's own scripts; only the server has it, new for each rendering. */
	nonce?: string;
}

export const DocumentContext = /* @__PURE__ */ createContext<DocumentSettings>({
	messagesUrl: '',
	reportErrors: false,
});
