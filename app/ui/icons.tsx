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

export function AlertIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M12 4 2.5 20h19zM12 10v4.5M12 17v.2" />
		</Icon>
	);
}

export function HomeIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M4 11 12 4l8 7v9h-5.5v-6h-5v6H4z" />
		</Icon>
	);
}

export function MapIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M3.5 4.5h17v15h-17zM3.5 14l5-4 5 3.5 7-5.5" />
			<path d="M8 6.9v.2M15.5 16v.2" strokeLinecap="round" strokeWidth="2.5" />
		</Icon>
	);
}

export function GridIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z" />
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
