import { createContext, useContext } from 'react';

/** What the controls say of themselves, in the page's language. */
export interface UiLabels {
	close: string;
	dismiss: string;
	increase: string;
	decrease: string;
	notifications: string;
	/** Beside the label of a field that may stay empty. */
	optional: string;
	showPassword: string;
	hidePassword: string;
	/** Placeholder where a select can be searched. */
	searchOptions: string;
	/** A select without any options. */
	noOptions: string;
	/** Nothing fits what was typed. */
	noMatch(term: string): string;
	/** Offers to make an option of what was typed. */
	createOption(label: string): string;
}

export const UiLabelsContext = createContext<UiLabels | undefined>(undefined);

/** The page's labels. Throws where no page gave any: a control without a name is of no use. */
export function useUiLabels(): UiLabels {
	const labels = useContext(UiLabelsContext);
	if (!labels) throw new Error('UiLabelsContext is missing around this control');
	return labels;
}
