import * as icons from '~/ui/icons';
import { Picture } from '~/ui/picture';
import { Group, Specimen } from './specimen';

const COLORS = [
	...[
		'paper',
		'surface',
		'well',
		'hover',
		'ink',
		'muted',
		'line',
		'edge',
		'accent',
		'accent-strong',
	],
	...['accent-edge', 'success', 'warning', 'danger', 'focus', 'vfr', 'mvfr', 'ifr', 'lifr'],
];

const SIZES = ['6xl', '5xl', '4xl', '3xl', '2xl', 'xl', 'lg', 'base', 'sm', 'xs'];

const { Icon: _base, icon: _make, ...namedIcons } = icons;
const ICONS = Object.entries(namedIcons);

export function Foundations() {
	return (
		<>
			<Group title="Colours" dense>
				{COLORS.map((color) => (
					<Specimen key={color} state={color}>
						<div className="design-color" style={{ backgroundColor: `var(--color-${color})` }} />
					</Specimen>
				))}
			</Group>
			<Group title="Typography">
				{SIZES.map((size) => (
					<Specimen key={size} state={size} wide>
						<p
							style={{
								fontSize: `var(--text-${size})`,
								lineHeight: `var(--text-${size}--line-height)`,
								letterSpacing: `var(--text-${size}--letter-spacing)`,
							}}
						>
							Föhn über den Alpen, <b>10 m² Süßwasser</b> – „60 × 40 cm“
						</p>
					</Specimen>
				))}
				<Specimen state="mono" wide>
					<p className="font-mono">EDDF 201020Z 24015G27KT 9999 BKN012 04/02 Q1008 → IFR</p>
				</Specimen>
			</Group>
			<Group title="Icons" dense>
				{ICONS.map(([name, Icon]) => (
					<Specimen key={name} state={name.replace('Icon', '')}>
						<Icon />
					</Specimen>
				))}
			</Group>
			<Group title="Picture">
				<Specimen state="reserves its space" wide>
					<Picture
						data={{ url: '/favicon.svg', width: 32, height: 32 }}
						alt="The shop’s mark"
						first
						aspectRatio="4/1"
						className="rounded-md bg-well object-contain"
					/>
				</Specimen>
			</Group>
		</>
	);
}
