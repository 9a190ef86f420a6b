import type { ReactNode, SVGProps } from 'react';

export type IconProps = SVGProps<SVGSVGElement>;

/** Common frame of all icons: 24 × 24 grid, lines of 1.75, square ends. Hidden from screen readers. */
export function Icon({ children, ...props }: IconProps & { children: ReactNode }) {
	return (
		<svg
			width="24"
			height="24"
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.75"
			strokeLinecap="square"
			strokeLinejoin="miter"
			aria-hidden="true"
			{...props}
		>
			{children}
		</svg>
	);
}
