import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Button } from './button';
import { Checkbox, RadioGroup } from './choice';
import { TextField } from './field';
import { UiLabelsContext } from './labels';
import { PasswordField } from './password-field';
import { SearchSelect, Select } from './select';
import { TextArea } from './text-area';

const labels = {
	close: '',
	dismiss: '',
	increase: '',
	decrease: '',
	notifications: '',
	reload: '',
	optional: 'optional',
	showPassword: 'Show',
	hidePassword: 'Hide',
	searchOptions: '',
	noOptions: '',
	checkForm: '',
	failedTitle: () => '',
	noMatch: () => '',
	createOption: () => '',
};

/** The server-rendered HTML. */
function sent(element: ReactElement): string {
	return renderToString(
		<UiLabelsContext.Provider value={labels}>{element}</UiLabelsContext.Provider>,
	).replaceAll('<!-- -->', '');
}

const attribute = (html: string, tag: string, name: string) =>
	new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`).exec(html)?.[1];

/** Texts referenced by `aria-describedby` of the first `tag`. */
function description(html: string, tag: string): string[] {
	const ids = attribute(html, tag, 'aria-describedby')?.split(' ') ?? [];
	return ids.map((id) => {
		const [, content = ''] = new RegExp(`id="${id}"[^>]*>(.*?)</p>`).exec(html) ?? [];
		return content.replace(/<svg.*?<\/svg>/, '');
	});
}

const OPTIONS = [
	{ value: 'a', label: 'First' },
	{ value: 'b', label: 'Second' },
];
const texts = { label: 'Name', hint: 'As in your passport.', error: 'Too long.' };

describe('a field that was refused says why, beside it and to assistive technology', () => {
	test.each<[string, string, ReactElement]>([
		['a line of text', 'input', <TextField key="1" {...texts} name="x" />],
		['text of several lines', 'textarea', <TextArea key="2" {...texts} name="x" />],
		[
			'a password',
			'input',
			<PasswordField key="3" {...texts} name="x" autoComplete="new-password" />,
		],
		['a select', 'select', <Select key="4" {...texts} name="x" options={OPTIONS} />],
		['a box to tick', 'input', <Checkbox key="5" {...texts} name="x" />],
	])('%s', (_, tag, element) => {
		const html = sent(element);
		expect(attribute(html, tag, 'aria-invalid')).toBe('true');
		expect(description(html, tag)).toEqual(['As in your passport.', 'Too long.']);
		expect(attribute(html, 'label', 'for')).toBe(attribute(html, tag, 'id'));
	});
});

test('a valid field is not marked as invalid', () => {
	const html = sent(<TextField label="Name" name="x" required />);
	// Stated, since an empty required field is invalid to the browser.
	expect(attribute(html, 'input', 'aria-invalid')).toBe('false');
	expect(html).not.toContain('aria-describedby');
	const box = sent(<Checkbox label="Terms" name="x" required />);
	expect(attribute(box, 'input', 'aria-invalid')).toBe('false');
});

test('an optional field says so in its label', () => {
	expect(sent(<TextField label="Company" name="x" optional />)).toMatch(
		/Company<span[^>]*> optional<\/span><\/label>/,
	);
});

describe('without JavaScript', () => {
	test.each([
		['a select', <Select key="1" label="Sort" name="sort" options={OPTIONS} defaultValue="b" />],
		[
			'a select with a search',
			<SearchSelect key="2" label="Sort" name="sort" options={OPTIONS} defaultValue="b" />,
		],
	])('%s is the browser’s own', (_, element) => {
		const html = sent(element);
		expect(attribute(html, 'select', 'name')).toBe('sort');
		expect(html).toContain('<option value="a">First</option>');
		expect(html).toContain('<option value="b" selected="">Second</option>');
	});

	test('a select without a choice sends none', () => {
		const html = sent(<Select label="Sort" name="sort" options={OPTIONS} placeholder="Choose" />);
		expect(html).toContain('<option value="" selected="">Choose</option>');
	});

	test('one of the choices is made from the start', () => {
		const html = sent(<RadioGroup label="Size" name="x" options={OPTIONS} defaultValue="b" />);
		expect(
			html.match(/<input[^>]*checked=""[^>]*value="b"|value="b"[^>]*checked=""/g),
		).toHaveLength(1);
		expect(html.match(/checked=""/g)).toHaveLength(1);
	});
});

test('a button that is busy keeps its label and its focus', () => {
	const html = sent(<Button busy>Save</Button>);
	expect(html).toContain('Save');
	expect(html).toContain('aria-busy="true"');
	expect(html).toContain('aria-disabled="true"');
	expect(html).not.toMatch(/ disabled/);
});
