import { Icon, type IconProps } from './icon';

export function ChevronDownIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="m6 9.5 6 6 6-6" />
		</Icon>
	);
}

export function ChevronLeftIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="m14.5 6-6 6 6 6" />
		</Icon>
	);
}

export function ChevronRightIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="m9.5 6 6 6-6 6" />
		</Icon>
	);
}

export function ArrowUpIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M12 19V5.5M6 11l6-6 6 6" />
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

export function InfoIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<circle cx="12" cy="12" r="8.5" />
			<path d="M12 11.5V16M12 8v.2" />
		</Icon>
	);
}

export function EyeIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
			<circle cx="12" cy="12" r="3" />
		</Icon>
	);
}

export function EyeOffIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
			<circle cx="12" cy="12" r="3" />
			<path d="M4 20 20 4" />
		</Icon>
	);
}
