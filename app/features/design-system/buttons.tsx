import { Button, ButtonLink, type ButtonVariant } from '~/ui/button';
import { CartIcon } from '~/ui/icons';
import { Group, InteractionStates, Specimen } from './specimen';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const satisfies ButtonVariant[];

export function Buttons() {
	return (
		<>
			{VARIANTS.map((variant) => (
				<Group key={variant} title={`Button, ${variant}`}>
					<InteractionStates>
						<Button variant={variant}>Add to cart</Button>
					</InteractionStates>
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
					<ButtonLink href="#buttons">Go to the buttons</ButtonLink>
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
