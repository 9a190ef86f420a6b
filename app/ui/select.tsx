import {
	type ComponentType,
	type PointerEvent,
	type ReactNode,
	type SelectHTMLAttributes,
	useEffect,
	useRef,
	useState,
} from 'react';
import { withStyles } from '~/lib/deferred-styles';
import { Field, type FieldTexts } from './field';
import type { SelectOption } from './select-options';
import {
	type MenuProps,
	type SearchSelectProps,
	SelectMark,
	type SelectProps,
} from './select-parts';

const loadSelectMenu = async () => (await withStyles(() => import('./select-menu'))).SelectMenu;
const loadSearchMenu = async () => (await withStyles(() => import('./search-menu'))).SearchMenu;

export function Select(props: SelectProps) {
	return <DeferredMenu {...props} load={loadSelectMenu} />;
}

export function SearchSelect(props: SearchSelectProps) {
	return <DeferredMenu {...props} load={loadSearchMenu} />;
}

interface DeferredMenuProps extends SearchSelectProps {
	load(): Promise<ComponentType<MenuProps>>;
}

/**
 * Starts as a native select, which works without JavaScript and is better for touch. The custom menu is loaded when
 * a mouse or the Tab key approaches, and never replaces a select in use.
 */
function DeferredMenu({
	id,
	label,
	hint,
	error,
	optional,
	value,
	defaultValue,
	onChange,
	load,
	onCreate,
	...rest
}: DeferredMenuProps) {
	const { options, placeholder } = rest;
	const fallback = placeholder === undefined ? (options[0]?.value ?? '') : '';
	const [internal, setInternal] = useState(defaultValue ?? fallback);
	const [Menu, setMenu] = useState<ComponentType<MenuProps>>();
	const [entered, setEntered] = useState(false);
	const touched = useRef(false);
	const chosen = value ?? internal;
	const choose = (next: string) => {
		setInternal(next);
		if (next !== chosen) onChange?.(next);
	};
	const nativeSelect = useEarlyChoice(chosen, choose);
	const prepare = () => {
		// Without the menu the native select stays.
		load()
			.then((loaded) => setMenu(() => loaded))
			.catch(() => undefined);
	};
	const approach = (event: PointerEvent) => {
		touched.current = event.pointerType === 'touch';
		if (!touched.current) prepare();
	};
	const enter = () => {
		setEntered(true);
		if (!touched.current) prepare();
	};
	return (
		<Field id={id} label={label} hint={hint} error={error} optional={optional}>
			{(control) =>
				Menu && !entered ? (
					<Menu {...rest} onCreate={onCreate} control={control} value={chosen} onChange={choose} />
				) : (
					<NativeFrame>
						<select
							{...control}
							ref={nativeSelect}
							name={rest.name}
							value={chosen}
							onChange={(event) => choose(event.currentTarget.value)}
							required={rest.required}
							disabled={rest.disabled}
							onPointerEnter={approach}
							onPointerDown={approach}
							onFocus={enter}
							onBlur={() => setEntered(false)}
							className={`${control.className} ${NATIVE} ${chosen === '' ? 'text-muted' : ''}`}
						>
							<NativeOptions options={options} placeholder={placeholder} />
						</select>
					</NativeFrame>
				)
			}
		</Field>
	);
}

/** Keeps a choice made before hydration. */
function useEarlyChoice(chosen: string, choose: (value: string) => void) {
	const nativeSelect = useRef<HTMLSelectElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
	useEffect(() => {
		if (nativeSelect.current && nativeSelect.current.value !== chosen)
			choose(nativeSelect.current.value);
	}, []);
	return nativeSelect;
}

export interface NativeSelectProps
	extends FieldTexts,
		Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'children' | 'className'> {
	name: string;
	options: readonly SelectOption[];
	placeholder?: string;
}

/** A select that stays native, for autofill, e.g. of a country. */
export function NativeSelect({
	id,
	label,
	hint,
	error,
	optional,
	options,
	placeholder,
	...select
}: NativeSelectProps) {
	return (
		<Field id={id} label={label} hint={hint} error={error} optional={optional}>
			{(control) => (
				<NativeFrame>
					<select {...select} {...control} className={`${control.className} ${NATIVE}`}>
						<NativeOptions options={options} placeholder={placeholder} />
					</select>
				</NativeFrame>
			)}
		</Field>
	);
}

const NATIVE = 'appearance-none truncate pr-11';

/** Adds the arrow to a native select. */
function NativeFrame({ children }: { children: ReactNode }) {
	return (
		<div className="relative">
			{children}
			<SelectMark />
		</div>
	);
}

function NativeOptions({ options, placeholder }: Pick<SelectProps, 'options' | 'placeholder'>) {
	return (
		<>
			{placeholder === undefined ? null : <option value="">{placeholder}</option>}
			{options.map((option) => (
				<option key={option.value} value={option.value} disabled={option.disabled}>
					{option.label}
				</option>
			))}
		</>
	);
}
