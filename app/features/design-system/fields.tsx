import { type ChangeEvent, useState } from 'react';
import { Button } from '~/ui/button';
import { Disclosure } from '~/ui/disclosure';
import { TextField } from '~/ui/field';
import { PasswordField } from '~/ui/password-field';
import { type Strength, StrengthMeter } from '~/ui/strength-meter';
import { TextArea } from '~/ui/text-area';
import { Group, InteractionStates, Specimen, useName } from './specimen';

export function Fields() {
	const name = useName();
	return (
		<>
			<Group title="Text field">
				<InteractionStates>
					<TextField label="Email" name={name('email')} type="email" autoComplete="off" />
				</InteractionStates>
				<Specimen state="hint, optional">
					<TextField
						label="Company"
						name={name('company')}
						hint="As it stands on the invoice."
						placeholder="Aero Club"
						optional
					/>
				</Specimen>
				<Specimen state="error">
					<TextField
						label="Postal code"
						name={name('zip')}
						defaultValue="1011"
						error="A postal code in Germany has 5 digits."
					/>
				</Specimen>
				<Specimen state="disabled">
					<TextField label="Country" name={name('fixed')} defaultValue="Germany" disabled />
				</Specimen>
				<Specimen state="long texts">
					<TextField
						label="Lieferadressenzusatzbezeichnung für Hinterhausgebäude"
						name={name('long')}
						defaultValue="Donaudampfschifffahrtsgesellschaftskapitänswitwe"
						error="Diese Bezeichnung hat mehr als 255 Zeichen. Kürze sie, oder verteile sie auf beide Zeilen der Adresse."
					/>
				</Specimen>
			</Group>
			<Group title="Password">
				<Specimen state="default">
					<PasswordField
						label="Password"
						name={name('password')}
						autoComplete="current-password"
						defaultValue="correct horse"
					/>
				</Specimen>
				<Specimen state="strength">
					<NewPassword />
				</Specimen>
				<Specimen state="error">
					<PasswordField
						label="Repeat the password"
						name={name('repeated')}
						autoComplete="new-password"
						error="The two passwords differ."
					/>
				</Specimen>
				<Specimen state="disabled">
					<PasswordField
						label="No password"
						name={name('closed')}
						autoComplete="new-password"
						disabled
					/>
				</Specimen>
			</Group>
			<Group title="Text area">
				<InteractionStates>
					<TextArea label="Message" name={name('message')} />
				</InteractionStates>
				<Specimen state="error">
					<TextArea
						label="Message to us"
						name={name('short')}
						hint="Up to 2,000 characters."
						error="Write a message."
					/>
				</Specimen>
				<Specimen state="disabled">
					<TextArea label="Note" name={name('note')} defaultValue="Leave at the gate." disabled />
				</Specimen>
			</Group>
			<Group title="Disclosure">
				<Specimen state="open and closed" wide>
					<Disclosure summary="How bright are the LEDs?" open>
						<p>Bright enough for a lit room. After sunset they dim by themselves.</p>
					</Disclosure>
					<Disclosure summary="Does it need an account?">
						<p>No. The map reads public weather reports over your wireless network.</p>
					</Disclosure>
				</Specimen>
				<Specimen state="hover">
					<Disclosure summary="How long is the cable?">
						<p>2 m.</p>
					</Disclosure>
				</Specimen>
				<Specimen state="focus">
					<Disclosure summary="How heavy is it?">
						<p>2.4 kg.</p>
					</Disclosure>
				</Specimen>
			</Group>
		</>
	);
}

const STRENGTHS = ['Empty', 'Very weak', 'Weak', 'Good', 'Strong'] as const;

/** Strength by length only: the real rules are in the auth feature. */
function NewPassword() {
	const name = useName();
	const [level, setLevel] = useState<Strength>(2);
	const measure = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
		setLevel(Math.min(4, Math.ceil(currentTarget.value.length / 4)) as Strength);
	return (
		<form onSubmit={(event) => event.preventDefault()} className="grid gap-3">
			<PasswordField
				label="New password"
				hint="8 to 40 characters."
				name={name('new-password')}
				autoComplete="new-password"
				defaultValue="lighting"
				onChange={measure}
				strength={<StrengthMeter label="Strength" level={level} text={STRENGTHS[level]} />}
			/>
			<Button type="submit">Change password</Button>
		</form>
	);
}
