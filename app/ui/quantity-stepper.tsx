import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { announce } from './announcer';
import { Button } from './button';
import { MinusIcon, PlusIcon } from './icons';
import { useUiLabels } from './labels';
import { isFraction, parseQuantity } from './quantity-rules';

export interface QuantityStepperProps {
	/** Names the input and both buttons. */
	label: string;
	/** For screen readers only. */
	hideLabel?: boolean;
	name: string;
	/** Initial quantity; a new value replaces the displayed one. */
	value: number;
	min?: number;
	max: number;
	/**
	 * Called with an integer within the limits, on buttons, arrow keys, Enter and blur. Announces the change; without it
	 * the buttons announce the quantity.
	 */
	onChange?(quantity: number): void;
	disabled?: boolean;
	/** Id of a describing element, e.g. an error. */
	describedBy?: string;
}

/** A number input with buttons; without JavaScript the input only. */
export function QuantityStepper({
	label,
	hideLabel = false,
	name,
	value,
	min = 1,
	max,
	onChange,
	disabled = false,
	describedBy,
}: QuantityStepperProps) {
	const id = useId();
	const labels = useUiLabels();
	const [given, setGiven] = useState(value);
	const [committed, setCommitted] = useState(value);
	const [text, setText] = useState(String(value));
	if (value !== given) {
		setGiven(value);
		setCommitted(value);
		setText(String(value));
	}
	const commit = (typed: string) => {
		const quantity = parseQuantity(typed, committed, { min, max });
		setText(String(quantity));
		setCommitted(quantity);
		if (quantity !== committed) onChange?.(quantity);
		return quantity;
	};
	const commitBeforeSubmit = () => {
		if (!isFraction(text)) commit(text);
	};
	const field = useRef<HTMLInputElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for input before hydration
	useEffect(() => {
		const input = field.current;
		if (!input || input.value === text) return;
		if (input === document.activeElement) setText(input.value);
		else commit(input.value);
	}, []);
	const step = (by: number) => commit(String(parseQuantity(text, committed, { min, max }) + by));
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === 'Enter') commitBeforeSubmit();
		if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
		event.preventDefault();
		step(event.key === 'ArrowUp' ? 1 : -1);
	};
	const stepButton = (by: 1 | -1) => (
		<Button
			variant="quiet"
			shape="icon"
			className="aria-disabled:opacity-40 noscript:hidden"
			aria-label={`${label}: ${by > 0 ? labels.increase : labels.decrease}`}
			aria-controls={id}
			// Not `disabled`, which would lose the keyboard focus at a limit.
			aria-disabled={(by > 0 ? committed >= max : committed <= min) || undefined}
			disabled={disabled}
			onClick={() => {
				const quantity = step(by);
				if (!onChange) announce(`${label}: ${quantity}`);
			}}
		>
			{by > 0 ? <PlusIcon /> : <MinusIcon />}
		</Button>
	);
	return (
		<div className="inline-grid content-start gap-1.5">
			<label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-bold text-sm'}>
				{label}
			</label>
			<div className="inline-flex w-fit rounded-md border border-edge bg-surface hover:border-ink has-[input:disabled]:border-line has-[input:disabled]:bg-well">
				{stepButton(-1)}
				<input
					ref={field}
					id={id}
					name={name}
					type="number"
					inputMode="numeric"
					className="h-11 w-10 min-[22rem]:w-12 rounded-md bg-transparent text-center font-mono tabular-nums [appearance:textfield] noscript:w-20 disabled:cursor-not-allowed disabled:text-muted [&::-webkit-inner-spin-button]:appearance-none"
					min={min}
					max={max}
					step={1}
					required
					autoComplete="off"
					disabled={disabled}
					aria-describedby={describedBy}
					value={text}
					onChange={(event) => setText(event.currentTarget.value)}
					onKeyDown={onKeyDown}
					// Without `onChange` a button of the form submits it.
					onBlur={() => (onChange ? commit(text) : commitBeforeSubmit())}
				/>
				{stepButton(1)}
			</div>
		</div>
	);
}
