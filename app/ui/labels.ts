import { createContext, useContext } from 'react';

/** Built-in texts of the controls, in the page's language. */
export interface UiLabels {
	close: string;
	dismiss: string;
	increase: string;
	decrease: string;
	notifications: string;
	/** Link that replaces a part of the page that could not be loaded. */
	reload: string;
	/** For labels of optional fields. */
	optional: string;
	showPassword: string;
	hidePassword: string;
	/** Placeholder of a searchable select. */
	searchOptions: string;
	/** For a select without options. */
	noOptions: string;
	/** Above the problems of a form. */
	checkForm: string;
	/** The document's title while a form has problems. */
	failedTitle(title: string): string;
	/** For a search without results. */
	noMatch(term: string): string;
	/** Offers to create an option. */
	createOption(label: string): string;
}

export const UiLabelsContext = createContext<UiLabels | undefined>(undefined);

/** Throws without a provider: controls must have names. */
export function useUiLabels(): UiLabels {
	const labels = useContext(UiLabelsContext);
	if (!labels) throw new Error('UiLabelsContext is missing around this control');
	return labels;
}
