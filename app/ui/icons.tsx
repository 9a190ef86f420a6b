import { Icon, type IconProps } from './icon';

export function MenuIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M4 7h16M4 12h16M4 17h10" />
		</Icon>
	);
}

export function CloseIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="m6 6 12 12M18 6 6 18" />
		</Icon>
	);
}

export function CartIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M5 8.5h14l-1 12H6zM9 11V6.5a3 3 0 0 1 6 0V11" />
		</Icon>
	);
}

export function PlusIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M12 6v12M6 12h12" />
		</Icon>
	);
}

export function MinusIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M6 12h12" />
		</Icon>
	);
}

export function CheckIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="m5 12.5 4.5 4.5L19 7.5" />
		</Icon>
	);
}

export function AlertIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M12 4 2.5 20h19zM12 10v4.5M12 17v.2" />
		</Icon>
	);
}

export function SunIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<circle cx="12" cy="12" r="4" />
			<path d="M12 3v1M12 20v1M3 12h1M20 12h1M5.6 5.6l.8.8M17.6 17.6l.8.8M18.4 5.6l-.8.8M6.4 17.6l-.8.8" />
		</Icon>
	);
}

export function MoonIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />
		</Icon>
	);
}

export function ScreenIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M3.5 5h17v11.5h-17zM9 20h6" />
		</Icon>
	);
}

export function UserIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<circle cx="12" cy="8" r="4" />
			<path d="M4.5 20.5a7.5 7.5 0 0 1 15 0z" />
		</Icon>
	);
}

export function SearchIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<circle cx="10.5" cy="10.5" r="6.5" />
			<path d="m15.5 15.5 5 5" />
		</Icon>
	);
}
