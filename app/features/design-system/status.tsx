import { CHIP_CLASS, ChipText } from '~/ui/chip';
import { Badge, Notice, type Tone } from '~/ui/notice';
import { Skeleton } from '~/ui/skeleton';
import { Spinner } from '~/ui/spinner';
import { Group, InteractionStates, Specimen } from './specimen';

const TONES = ['neutral', 'success', 'warning', 'danger'] as const satisfies Tone[];

export function Status() {
	return (
		<>
			<Group title="Badge">
				{TONES.map((tone) => (
					<Specimen key={tone} state={tone}>
						<Badge tone={tone}>Sold out</Badge>
					</Specimen>
				))}
			</Group>
			<Group title="Chip">
				<InteractionStates>
					<a href="#status" className={CHIP_CLASS}>
						<ChipText action="remove filter">Region: Alps</ChipText>
					</a>
				</InteractionStates>
			</Group>
			<Group title="Notice">
				{TONES.map((tone) => (
					<Specimen key={tone} state={tone} wide>
						<Notice tone={tone}>
							This address could not be saved. Check the postal code and try again.
						</Notice>
					</Specimen>
				))}
			</Group>
			<Group title="Loading">
				<Specimen state="spinner">
					<Spinner />
				</Specimen>
				<Specimen state="skeleton">
					<Skeleton lines={3} />
				</Specimen>
			</Group>
		</>
	);
}
