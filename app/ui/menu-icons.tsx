import { Icon, type IconProps } from './icon';

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

export function WifiIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M3 9.5c5-4.7 13-4.7 18 0M6.3 13c3.2-3 8.2-3 11.4 0M9.5 16.3c1.4-1.3 3.6-1.3 5 0M12 19.5v.2" />
		</Icon>
	);
}
