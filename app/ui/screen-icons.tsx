import { Icon, type IconProps } from './icon';

export function MailIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M3.5 5.5h17v13h-17zM4 6l8 7 8-7" />
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

export function CubeIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="m12 3.5 7.5 4.2v8.6L12 20.5l-7.5-4.2V7.7zM5 8l7 4 7-4M12 12v8" />
		</Icon>
	);
}
