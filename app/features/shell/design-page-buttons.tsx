import { useState } from 'react';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { Button, ButtonLink, type ButtonVariant } from '~/ui/button';
import { CHIP_CLASS, ChipText } from '~/ui/chip';
import { CartIcon } from '~/ui/icons';
import { Badge, Notice, type Tone } from '~/ui/notice';
import { Pagination } from '~/ui/pagination';
import { QuantityStepper } from '~/ui/quantity-stepper';
import { Skeleton } from '~/ui/skeleton';
import { Spinner } from '~/ui/spinner';
import { showToast } from '~/ui/toast-store';
import { Group, Pointed, Specimen, useName } from './design-page-parts';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const satisfies ButtonVariant[];
const TONES = ['neutral', 'success', 'warning', 'danger'] as const satisfies Tone[];

export function Buttons() {
	return (
		<>
			{VARIANTS.map((variant) => (
				<Group key={variant} title={`Button, ${variant}`}>
					<Pointed>
						<Button variant={variant}>Add to cart</Button>
					</Pointed>
					<Specimen state="busy">
						<Button variant={variant} busy>
							Add to cart
						</Button>
					</Specimen>
					<Specimen state="disabled">
						<Button variant={variant} disabled>
							Add to cart
						</Button>
					</Specimen>
				</Group>
			))}
			<Group title="Button, shapes">
				<Specimen state="icon">
					<Button variant="quiet" shape="icon" aria-label="Cart">
						<CartIcon />
					</Button>
				</Specimen>
				<Specimen state="icon, disabled">
					<Button variant="quiet" shape="icon" aria-label="Cart" disabled>
						<CartIcon />
					</Button>
				</Specimen>
				<Specimen state="link">
					<ButtonLink href="#buttons">To the buttons</ButtonLink>
				</Specimen>
				<Specimen state="wide" wide>
					<Button variant="primary" shape="wide">
						Rahmenfarbe, Region und Größe in einem Schritt ändern
					</Button>
				</Specimen>
			</Group>
		</>
	);
}

export function Marks() {
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
				<Pointed>
					<a href="#marks" className={CHIP_CLASS}>
						<ChipText action="remove filter">Region: Alps</ChipText>
					</a>
				</Pointed>
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
			<Group title="Under way">
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

export function Lists() {
	const name = useName();
	const [pieces, setPieces] = useState(1);
	return (
		<>
			<Group title="Breadcrumbs">
				<Specimen state="default" wide>
					<Breadcrumbs label={name('You are here')}>
						<a href="#top">Start</a>
						<a href="#lists">Wall maps</a>
						<span aria-current="page">Alps, black frame</span>
					</Breadcrumbs>
				</Specimen>
			</Group>
			<Group title="Pagination">
				<Specimen state="in between" wide>
					<Pagination
						label={name('Pages')}
						previous={<ButtonLink href="#lists">Previous</ButtonLink>}
						next={<ButtonLink href="#lists">Next</ButtonLink>}
						position="2 / 5"
					/>
				</Specimen>
				<Specimen state="first" wide>
					<Pagination
						label={name('First pages')}
						next={<ButtonLink href="#lists">Next</ButtonLink>}
					/>
				</Specimen>
			</Group>
			<Group title="Stepper">
				<Specimen state="default">
					<QuantityStepper
						label={`Quantity (${pieces})`}
						name={name('quantity')}
						value={pieces}
						max={10}
						onChange={setPieces}
					/>
				</Specimen>
				<Specimen state="at its limit">
					<QuantityStepper label="Quantity" name={name('limit')} value={10} max={10} />
				</Specimen>
				<Specimen state="disabled">
					<QuantityStepper label="Quantity" name={name('none')} value={1} max={10} disabled />
				</Specimen>
			</Group>
			<Group title="Toast">
				<Specimen state="for ten seconds">
					<Button onClick={() => showToast('The link was copied.')}>Show a toast</Button>
				</Specimen>
			</Group>
		</>
	);
}
