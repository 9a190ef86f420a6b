/** Hidden from screen readers: the parent announces that it is busy. */
export function Spinner({ className = '' }: { className?: string }) {
	return (
		<svg
			viewBox="0 0 24 24"
			className={`size-5 animate-spin ${className}`}
			fill="none"
			stroke="currentColor"
			strokeWidth="2.5"
			aria-hidden="true"
		>
			<circle cx="12" cy="12" r="9" opacity="0.25" />
			<path d="M12 3a9 9 0 0 1 9 9" />
		</svg>
	);
}
