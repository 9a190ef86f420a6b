import { useState } from 'react';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { Button, ButtonLink } from '~/ui/button';
import { Pagination } from '~/ui/pagination';
import { QuantityStepper } from '~/ui/quantity-stepper';
import { showToast } from '~/ui/toast-store';
import { Group, Specimen, useName } from './specimen';

export function NavigationAndLists() {
	const name = useName();
	const [pieces, setPieces] = useState(1);
	return (
		<>
			<Group title="Breadcrumbs">
				<Specimen state="default" wide>
					<Breadcrumbs label={name('You are here')}>
						<a href="#top">Start</a>
						<a href="#navigation-and-lists">Wall maps</a>
						<span aria-current="page">Alps, black frame</span>
					</Breadcrumbs>
				</Specimen>
			</Group>
			<Group title="Pagination">
				<Specimen state="middle page" wide>
					<Pagination
						label={name('Pages')}
						previous={<ButtonLink href="#navigation-and-lists">Previous</ButtonLink>}
						next={<ButtonLink href="#navigation-and-lists">Next</ButtonLink>}
						position="2 / 5"
					/>
				</Specimen>
				<Specimen state="first page" wide>
					<Pagination
						label={name('First pages')}
						next={<ButtonLink href="#navigation-and-lists">Next</ButtonLink>}
					/>
				</Specimen>
			</Group>
			<Group title="Quantity stepper">
				<Specimen state="default">
					<QuantityStepper
						label={`Quantity (${pieces})`}
						name={name('quantity')}
						value={pieces}
						max={10}
						onChange={setPieces}
					/>
				</Specimen>
				<Specimen state="at the limit">
					<QuantityStepper label="Quantity" name={name('limit')} value={10} max={10} />
				</Specimen>
				<Specimen state="disabled">
					<QuantityStepper label="Quantity" name={name('none')} value={1} max={10} disabled />
				</Specimen>
			</Group>
			<Group title="Toast">
				<Specimen state="visible for ten seconds">
					<Button onClick={() => showToast('The link was copied.')}>Show a toast</Button>
				</Specimen>
			</Group>
		</>
	);
}
