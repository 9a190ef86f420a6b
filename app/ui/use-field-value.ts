import { useEffect, useRef } from 'react';

/** Ref of a field that shows a value of the URL: it changes with each navigation, even while the field has the focus. */
export function useFieldValue(value: string) {
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (field.current) field.current.value = value;
	}, [value]);
	return field;
}
