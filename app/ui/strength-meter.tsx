/** From nothing typed to a password that is hard to guess. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const MOST = 4;
const FILLS = ['', 'bg-danger', 'bg-warning', 'bg-success', 'bg-success'] as const;
const STEPS = [1, 2, 3, MOST] as const;

export interface StrengthMeterProps {
	/** What is measured. */
	label: string;
	level: Strength;
	/** The level in a word or two; said as it changes. */
	text: string;
}

/** How strong a password is: four bars and a word for it. */
export function StrengthMeter({ label, level, text }: StrengthMeterProps) {
	return (
		<div>
			<meter
				aria-label={label}
				min={0}
				max={MOST}
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
