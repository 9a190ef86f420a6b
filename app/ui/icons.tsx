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
			aria-hidden="true"
			{...props}
		>
			{children}
		</svg>
	);
}

/** Every page loads these icons; an icon used by one component belongs in its file. */
export const icon = (path: string) => (props: IconProps) => (
	<Icon {...props}>
		<path d={path} />
	</Icon>
);

export const AlertIcon = icon('M12 4 2.5 20h19zM12 10v4.5M12 17v.2');
export const ArrowUpIcon = icon('M12 19V5.5M6 11l6-6 6 6');
export const CartIcon = icon('M5 8.5h14l-1 12H6zM9 11V6.5a3 3 0 0 1 6 0V11');
export const CheckIcon = icon('m5 12.5 4.5 4.5L19 7.5');
export const ChevronDownIcon = icon('m6 9.5 6 6 6-6');
export const ChevronLeftIcon = icon('m14.5 6-6 6 6 6');
export const ChevronRightIcon = icon('m9.5 6 6 6-6 6');
export const CloseIcon = icon('m6 6 12 12M18 6 6 18');
export const CubeIcon = icon('m12 3.5 7.5 4.2v8.6L12 20.5l-7.5-4.2V7.7zM5 8l7 4 7-4M12 12v8');
export const InfoIcon = icon('M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 1 1 17 0zM12 11.5V16M12 8v.2');
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h10');
export const MinusIcon = icon('M6 12h12');
export const MoonIcon = icon('M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z');
export const PlayIcon = icon('M7.5 5v14l11-7z');
export const PlusIcon = icon('M12 6v12M6 12h12');
export const ScreenIcon = icon('M3.5 5h17v11.5h-17zM9 20h6');
export const SearchIcon = icon('M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 1 1 13 0zm-1.5 5 5 5');
export const SunIcon = icon(
	'M16 12a4 4 0 1 1-8 0 4 4 0 1 1 8 0zM12 3v1M12 20v1M3 12h1M20 12h1M5.6 5.6l.8.8M17.6 17.6l.8.8M18.4 5.6l-.8.8M6.4 17.6l-.8.8',
);
export const UserIcon = icon('M16 8a4 4 0 1 1-8 0 4 4 0 1 1 8 0zM4.5 20.5a7.5 7.5 0 0 1 15 0z');
