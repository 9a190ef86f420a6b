import { useState } from 'react';
import { Checkbox, RadioGroup } from '~/ui/choice';
import { NativeSelect, SearchSelect, Select } from '~/ui/select';
import { Group, InteractionStates, Specimen, useName } from './specimen';

const SORTING = [
	{ value: 'featured', label: 'Featured' },
	{ value: 'price', label: 'Price, low to high' },
	{ value: 'price-desc', label: 'Price, high to low' },
	{ value: 'newest', label: 'Newest first', disabled: true },
];

const COUNTRIES = [
	...['Austria', 'Belgium', 'Côte d’Ivoire', 'Denmark', 'Finland', 'France', 'Germany'],
	...['Greece', 'Ireland', 'Italy', 'Luxembourg', 'Netherlands', 'Österreich', 'Poland'],
	...['Portugal', 'Spain', 'Sweden', 'Switzerland', 'United Kingdom', 'United States'],
].map((label) => ({ value: label, label }));

const SHIPPING = [
	{ value: 'standard', label: 'Standard', hint: '2 to 4 days, free' },
	{ value: 'express', label: 'Express', hint: 'The next working day, €14.90' },
	{ value: 'pickup', label: 'Pick-up', hint: 'Not in your country', disabled: true },
];

export function Choices() {
	const name = useName();
	return (
		<>
			<Group title="Checkbox">
				<InteractionStates>
					<Checkbox label="Send me news" name={name('news')} />
				</InteractionStates>
				<Specimen state="checked">
					<Checkbox label="Black" hint="12 products" name={name('black')} defaultChecked />
				</Specimen>
				<Specimen state="error">
					<Checkbox
						label={
							<>
								I have read the{' '}
								<a href="#choices" className="text-link">
									privacy notice
								</a>
							</>
						}
						name={name('privacy')}
						error="Without it the form cannot be sent."
					/>
				</Specimen>
				<Specimen state="disabled">
					<Checkbox label="Oak" hint="No products" name={name('oak')} disabled />
				</Specimen>
				<Specimen state="checked, disabled">
					<Checkbox label="Necessary" name={name('necessary')} defaultChecked disabled />
				</Specimen>
			</Group>
			<Group title="Radio group">
				<InteractionStates>
					<RadioGroup
						label="Frame"
						name={name('frame')}
						options={[{ value: 'black', label: 'Black' }]}
					/>
				</InteractionStates>
				<Specimen state="hints, a disabled option">
					<RadioGroup
						label="Shipping"
						name={name('shipping')}
						options={SHIPPING}
						defaultValue="standard"
					/>
				</Specimen>
			</Group>
		</>
	);
}

export function Selects() {
	const name = useName();
	const [cities, setCities] = useState(['Graz', 'Linz']);
	const [city, setCity] = useState('');
	const create = (label: string) => {
		setCities([...cities, label]);
		setCity(label);
	};
	return (
		<>
			<Group title="Select">
				<Specimen state="default">
					<Select label="Sort by" name={name('sorting')} options={SORTING} defaultValue="price" />
				</Specimen>
				<Specimen state="hover">
					<NativeSelect label="Sort" name={name('native-1')} options={SORTING} />
				</Specimen>
				<Specimen state="focus">
					<NativeSelect label="Sort" name={name('native-2')} options={SORTING} />
				</Specimen>
				<Specimen state="no selection">
					<Select
						label="Region"
						name={name('region')}
						options={COUNTRIES}
						placeholder="Choose a region"
					/>
				</Specimen>
				<Specimen state="no options">
					<Select label="Variant" name={name('variant')} options={[]} placeholder="None" />
				</Specimen>
				<Specimen state="error">
					<Select
						label="Topic"
						name={name('topic')}
						options={SORTING}
						placeholder="Choose a topic"
						error="Choose what it is about."
					/>
				</Specimen>
				<Specimen state="disabled">
					<Select label="Size" name={name('size')} options={SORTING} disabled />
				</Specimen>
			</Group>
			<Group title="Searchable select">
				<Specimen state="default">
					<SearchSelect
						label="Deliver to"
						name={name('country')}
						options={COUNTRIES}
						defaultValue="Germany"
					/>
				</Specimen>
				<Specimen state="creates options">
					<SearchSelect
						label="City"
						name={name('city')}
						options={cities.map((label) => ({ value: label, label }))}
						value={city}
						onChange={setCity}
						onCreate={create}
						placeholder="None"
					/>
				</Specimen>
				<Specimen state="error">
					<SearchSelect
						label="State"
						name={name('state')}
						options={COUNTRIES}
						error="Choose a state."
					/>
				</Specimen>
				<Specimen state="disabled">
					<SearchSelect label="Airport" name={name('airport')} options={COUNTRIES} disabled />
				</Specimen>
			</Group>
		</>
	);
}
