import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Spinner } from './spinner';

/** `primary` is the one main action of a screen; `quiet` has no outline of its own. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

/** `icon` is a square of 44 px; `wide` fills its row. */
export type ButtonShape = 'normal' | 'wide' | 'icon';

const VARIANTS: Record<ButtonVariant, string> = {
	primary: 'btn-primary',
	secondary: 'btn-secondary',
	quiet: 'btn-quiet',
};

const SHAPES: Record<ButtonShape, string> = { normal: '', wide: 'w-full', icon: 'btn-icon' };

/** The classes of a button, for a router's link that looks like one. */
export function buttonClass(
	variant: ButtonVariant = 'secondary',
	shape: ButtonShape = 'normal',
	extra = '',
): string {
	return ['btn', VARIANTS[variant], SHAPES[shape], extra].filter(Boolean).join(' ');
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
	variant?: ButtonVariant;
	shape?: ButtonShape;
	/** Work is under way: the button keeps its place, its label and its focus, and takes no further click. */
	busy?: boolean;
}

export function Button({
	variant = 'secondary',
	shape = 'normal',
	busy = false,
	type = 'button',
	className,
	onClick,
	children,
	...rest
}: ButtonProps) {
	const press = (event: MouseEvent<HTMLButtonElement>) => {
		if (busy) event.preventDefault();
		else onClick?.(event);
	};
	return (
		<button
			{...rest}
			type={type}
			className={buttonClass(variant, shape, className)}
			aria-busy={busy || undefined}
			aria-disabled={busy || rest['aria-disabled']}
			onClick={press}
		>
			<Label busy={busy}>{children}</Label>
		</button>
	);
}

/** The label stays in the layout under the spinner, so that nothing moves. */
function Label({ busy, children }: { busy: boolean; children: ReactNode }) {
	if (!busy) return children;
	return (
		<>
			<span className="inline-flex items-center gap-2.5 opacity-0">{children}</span>
			<Spinner className="absolute" />
		</>
	);
}

export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
	href: string;
	variant?: ButtonVariant;
	shape?: ButtonShape;
}

/** A plain link that looks like a button, for addresses outside of the router. */
export function ButtonLink({ variant, shape, className, children, ...rest }: ButtonLinkProps) {
	return (
		<a {...rest} className={buttonClass(variant, shape, className)}>
			{children}
		</a>
	);
}
