import { Icon, type IconProps } from './icon';

export function HeartIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M12 20 4.4 12.2a4.9 4.9 0 0 1 0-6.8 4.6 4.6 0 0 1 6.7 0l.9.9.9-.9a4.6 4.6 0 0 1 6.7 0 4.9 4.9 0 0 1 0 6.8z" />
		</Icon>
	);
}

export function FilterIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
			<circle cx="16" cy="7" r="2.5" />
			<circle cx="8" cy="17" r="2.5" />
		</Icon>
	);
}

export function MailIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M3.5 5.5h17v13h-17zM4 6l8 7 8-7" />
		</Icon>
	);
}

export function TrashIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M4.5 7h15M9.5 6.5V4h5v2.5M6.5 7.5 7.5 20h9l1-12.5M10 11v5.5M14 11v5.5" />
		</Icon>
	);
}

export function PencilIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="m5 15.5-1 4.5 4.5-1L20 7.5 16.5 4zM14 6.5l3.5 3.5" />
		</Icon>
	);
}

export function PackageIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M12 3.5 20 8v8.5l-8 4-8-4V8zM4.5 8.2 12 12l7.5-3.8M12 12v8" />
		</Icon>
	);
}

export function BellIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M5 17c1-1.5 1.5-3 1.5-6a5.5 5.5 0 0 1 11 0c0 3 .5 4.5 1.5 6zM10 20.5h4" />
		</Icon>
	);
}

export function GlobeIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<circle cx="12" cy="12" r="8.5" />
			<path d="M3.5 12h17M12 3.5c2.7 2.5 3.5 5.5 3.5 8.5s-.8 6-3.5 8.5c-2.7-2.5-3.5-5.5-3.5-8.5s.8-6 3.5-8.5z" />
		</Icon>
	);
}

export function LogOutIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M10.5 4H4.5v16h6M10 12h10M16 8l4 4-4 4" />
		</Icon>
	);
}

export function ExternalLinkIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M18.5 13.5v6h-14v-14h6M14 4.5h5.5V10M19 5l-8 8" />
		</Icon>
	);
}

export function ShareIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<circle cx="18" cy="5.5" r="2.5" />
			<circle cx="6" cy="12" r="2.5" />
			<circle cx="18" cy="18.5" r="2.5" />
			<path d="m8.5 10.7 7-4M8.5 13.3l7 4" />
		</Icon>
	);
}

export function PrinterIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M7 8V3.5h10V8M7 16.5H3.5V8.5h17v8H17M7 13.5h10v7H7z" />
		</Icon>
	);
}

export function ZoomInIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<circle cx="10.5" cy="10.5" r="6.5" />
			<path d="m15.5 15.5 5 5M10.5 8v5M8 10.5h5" />
		</Icon>
	);
}

export function PlayIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M7.5 5v14l11-7z" />
		</Icon>
	);
}

export function PauseIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M8 5.5v13M16 5.5v13" />
		</Icon>
	);
}

export function CubeIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="m12 3.5 7.5 4.2v8.6L12 20.5l-7.5-4.2V7.7zM5 8l7 4 7-4M12 12v8" />
		</Icon>
	);
}
