import { useTranslation } from 'react-i18next';
import { locales } from '~/i18n/locales';
import { useLocale } from '~/i18n/use-locale';

/** LEDs in a frame of one by one, by category. */
const LIGHTS = [
	['text-vfr', 'M-.28-.32h0M.06-.36h0M.27-.2h0M-.12-.16h0M.12-.02h0M-.3.02h0M.3.2h0M-.02.3h0'],
	['text-mvfr', 'M-.06-.02h0M.22.08h0M-.24.24h0'],
	['text-ifr', 'M-.1.16h0M.14.34h0'],
	['text-lifr', 'M.06.2h0'],
] as const;

/** A sheet of A3, or of letter size. */
const PAPER = { metric: 'M248 92h29.7v42H248z', us: 'M252 106.1h21.6V134H252z' };

/**
 * A wall 4.4 m wide, to scale: one unit is a centimetre. The frame has the width `--width` and the height `--height`
 * of an element around it, its colour `--frame` with an outline, and hangs above a sofa, beside a sheet of paper and a door.
 */
export function WallDrawing() {
	const { t } = useTranslation('home');
	const { units } = locales[useLocale().locale];
	return (
		<svg
			viewBox="0 0 440 272"
			role="img"
			aria-label={t('wall.alt')}
			fill="none"
			stroke="currentColor"
			// Large enough for a phone; the class overrides it in wider windows.
			fontSize="16"
			className="block w-full sm:text-[10px]"
		>
			<g className="text-muted" strokeWidth="1.2" strokeLinejoin="round">
				<path d="M0 250h440" />
				<path d="M64 204v-26q0-8 8-8h136q8 0 8 8v26M140 170v34M40 240v-44q0-8 8-8h8q8 0 8 8v28h152v-28q0-8 8-8h8q8 0 8 8v44zM64 204h152M140 204v20M50 240v10M230 240v10" />
				<path d={PAPER[units]} />
				<path d="M313 250V42h100v208M320 250V49h86v201M330 146v8" />
			</g>
			<g fill="currentColor" stroke="none" textAnchor="middle" className="text-muted">
				<text x="140" y="268">
					{t('wall.sofa')}
				</text>
				<text x="263" y="150">
					{t('wall.paper')}
				</text>
				<text x="363" y="268">
					{t('wall.door')}
				</text>
			</g>
			<g
				className="transition-transform"
				style={{ transform: 'translate(140px, 108px) scale(var(--width), var(--height))' }}
			>
				<path d="M-.5-.5h1v1h-1z" strokeWidth="6" vectorEffect="non-scaling-stroke" />
				<path
					d="M-.5-.5h1v1h-1z"
					className="fill-paper"
					style={{ stroke: 'var(--frame)' }}
					strokeWidth="4"
					vectorEffect="non-scaling-stroke"
				/>
				{LIGHTS.map(([color, path]) => (
					<path
						key={color}
						d={path}
						className={color}
						strokeWidth="5"
						strokeLinecap="round"
						vectorEffect="non-scaling-stroke"
					/>
				))}
			</g>
		</svg>
	);
}
