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

/** One of several options. */
export function Select(props: SelectProps) {
	return <LaterMenu {...props} load={loadSelectMenu} />;
}

/** One of many options, found by typing. */
export function SearchSelect(props: SearchSelectProps) {
	return <LaterMenu {...props} load={loadSearchMenu} />;
}

interface LaterMenuProps extends SearchSelectProps {
	load(): Promise<ComponentType<MenuProps>>;
}

/**
 * Begins as the browser's own select, which works without JavaScript and is the better one under a
 * thumb. The menu is loaded when a mouse or the Tab key comes near, and never swapped in under a hand.
 */
function LaterMenu({
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
}: LaterMenuProps) {
	const { options, placeholder } = rest;
	const fallback = placeholder === undefined ? (options[0]?.value ?? '') : '';
	const [kept, setKept] = useState(defaultValue ?? fallback);
	const [Menu, setMenu] = useState<ComponentType<MenuProps>>();
	const [entered, setEntered] = useState(false);
	const touched = useRef(false);
	const chosen = value ?? kept;
	const choose = (next: string) => {
		setKept(next);
		if (next !== chosen) onChange?.(next);
	};
	const native = useEarlyChoice(chosen, choose);
	const prepare = () => {
		// The browser's own goes on serving where the menu is not to be had.
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
		<Field label={label} hint={hint} error={error} optional={optional}>
			{(control) =>
				Menu && !entered ? (
					<Menu {...rest} onCreate={onCreate} control={control} value={chosen} onChange={choose} />
				) : (
					<NativeFrame busy={rest.busy}>
						<select
							{...control}
							ref={native}
							name={rest.name}
							value={chosen}
							onChange={(event) => choose(event.currentTarget.value)}
							required={rest.required}
							disabled={rest.disabled}
							aria-busy={rest.busy || undefined}
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

/** What was chosen before the page was ready counts. */
function useEarlyChoice(chosen: string, choose: (value: string) => void) {
	const native = useRef<HTMLSelectElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page becomes ready
	useEffect(() => {
		if (native.current && native.current.value !== chosen) choose(native.current.value);
	}, []);
	return native;
}

export interface NativeSelectProps
	extends FieldTexts,
		Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'children' | 'className'> {
	name: string;
	options: readonly SelectOption[];
	placeholder?: string;
}

/** The browser's own select and nothing else, where it is to be filled in by the browser: a country. */
export function NativeSelect({
	label,
	hint,
	error,
	optional,
	options,
	placeholder,
	...select
}: NativeSelectProps) {
	return (
		<Field label={label} hint={hint} error={error} optional={optional}>
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

/** Puts the arrow on a select of the browser's. */
function NativeFrame({ busy = false, children }: { busy?: boolean; children: ReactNode }) {
	return (
		<div className="relative">
			{children}
			<SelectMark busy={busy} />
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
