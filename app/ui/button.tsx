import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Spinner } from './spinner';

/** `primary` is the one main action of a page; `quiet` has no outline; `danger` destroys something. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** `icon` is a square of 44 px; `wide` fills the row. */
export type ButtonShape = 'normal' | 'wide' | 'icon';

const VARIANTS: Record<ButtonVariant, string> = {
	primary: 'btn-primary',
	secondary: 'btn-secondary',
	quiet: 'btn-quiet',
	danger: 'btn-danger',
};

const SHAPES: Record<ButtonShape, string> = { normal: '', wide: 'w-full', icon: 'btn-icon' };

/** Classes for a router link that looks like a button. */
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
	/** Set while a request is pending: the button keeps size, label and focus, and ignores clicks. */
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

/** The label keeps its space below the spinner, to avoid a layout shift. */
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

/** A plain link that looks like a button, for URLs outside the router. */
export function ButtonLink({ variant, shape, className, children, ...rest }: ButtonLinkProps) {
	return (
		<a {...rest} className={buttonClass(variant, shape, className)}>
			{children}
		</a>
	);
}
