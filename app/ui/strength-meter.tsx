/** 0 for an empty password, 4 for one that is hard to guess. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const MAX = 4;
const FILLS = ['', 'bg-danger', 'bg-warning', 'bg-success', 'bg-success'] as const;
const STEPS = [1, 2, 3, MAX] as const;

export interface StrengthMeterProps {
	label: string;
	level: Strength;
	/** Level in words; announced when it changes. */
	text: string;
}

/** Password strength: four bars and a text. */
export function StrengthMeter({ label, level, text }: StrengthMeterProps) {
	return (
		<div>
			<meter
				aria-label={label}
				min={0}
				max={MAX}
				value={level}
				aria-valuetext={text}
				className="sr-only"
			/>
			<div aria-hidden="true" className="grid grid-cols-4 gap-1">
				{STEPS.map((step) => (
					<span
						key={step}
						className={`h-1 rounded-sm ${step <= level ? `${FILLS[level]} forced-fill` : 'bg-line'}`}
					/>
				))}
			</div>
			<p role="status" className="mt-1.5 min-h-[1.55em] text-muted text-sm">
				{text}
			</p>
		</div>
	);
}
