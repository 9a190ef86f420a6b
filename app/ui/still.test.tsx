import { type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createKeptPage, KeptPageContext, wholePage } from './kept-markup';
import { lasting, still } from './still';

const never = () => Promise.reject(new Error('Only a browser loads a section'));

/** A page in the form `scope`, as the server sends it. */
function write(content: ReactNode, scope = ''): string {
	const page = createKeptPage(scope);
	const html = renderToString(
		<KeptPageContext.Provider value={page}>
			<main>{content}</main>
		</KeptPageContext.Provider>,
	);
	return new TextDecoder().decode(wholePage(html, page).bytes);
}

function createGreeting() {
	const rendered = vi.fn();
	function Greeting({ name, titles = [] }: { name: string; titles?: string[] }) {
		rendered();
		return (
			<>
				Guten {'Tag'}, <b>{name}</b>
				{titles.map((title) => (
					<i key={title}>{title}</i>
				))}
			</>
		);
	}
	return { Greeting, rendered, Still: still(Greeting, never) };
}

test('a kept section is, to the letter, the section as rendered anew', () => {
	const { Greeting, rendered, Still } = createGreeting();
	const props = { name: '<Åsa> & "Bo"', titles: ['–', '🇩🇪', '€'] };
	const plain = renderToString(
		<main>
			<div className="far">
				<Greeting {...props} />
			</div>
		</main>,
	);
	expect(write(<Still {...props} />)).toBe(plain);
	rendered.mockClear();
	expect(write(<Still {...props} />)).toBe(plain);
	expect(rendered).not.toHaveBeenCalled();
});

test('a lasting part is kept as well, and is for the browser what it is for the server', () => {
	const { Greeting, rendered } = createGreeting();
	const Lasting = lasting(Greeting);
	const first = write(<Lasting name="Ann" />);
	expect(write(<Lasting name="Ann" />)).toBe(first);
	expect(rendered).toHaveBeenCalledTimes(1);
	vi.stubEnv('SSR', false);
	const InBrowser = lasting(Greeting);
	vi.unstubAllEnvs();
	expect(renderToString(<InBrowser name="Ann" />)).toBe(first.replace(/^<main>|<\/main>$/g, ''));
});

test('a lasting part stands in the element that is asked for, on the server and in the browser', () => {
	const { Greeting } = createGreeting();
	const box = { as: 'header', className: 'list' } as const;
	const Lasting = lasting(Greeting, box);
	const wanted = '<main><header class="list">Guten <!-- -->Tag<!-- -->, <b>Ann</b></header></main>';
	expect([write(<Lasting name="Ann" />), write(<Lasting name="Ann" />)]).toEqual([wanted, wanted]);
	vi.stubEnv('SSR', false);
	const InBrowser = lasting(Greeting, box);
	vi.unstubAllEnvs();
	expect(`<main>${renderToString(<InBrowser name="Ann" />)}</main>`).toBe(wanted);
});

test('other props, and another form of the page, are another markup', () => {
	const { rendered, Still } = createGreeting();
	const written = ['Ann', 'Bo'].flatMap((name) => [
		write(<Still name={name} />, '/de'),
		write(<Still name={name} />, '/en'),
	]);
	expect(rendered).toHaveBeenCalledTimes(4);
	expect(written[0]).toContain('<b>Ann</b>');
	expect(written[2]).toContain('<b>Bo</b>');
});

test('several sections of a page, and one within another, are kept each for itself', () => {
	const { rendered, Still: Inner } = createGreeting();
	const Outer = still(() => <section>{<Inner name="Ann" />}</section>, never);
	const page = () =>
		write(
			<>
				<Inner name="Bo" />
				<Outer />
			</>,
		);
	const first = page();
	expect(first).not.toContain('<wbr');
	expect(page()).toBe(first);
	expect(write(<Inner name="Ann" />)).toContain('<b>Ann</b>');
	expect(rendered).toHaveBeenCalledTimes(2);
});

test('a section that is kept already is whole within one that is not', () => {
	const { Still: Inner } = createGreeting();
	write(<Inner name="Ann" />);
	const Outer = still(() => <section>{<Inner name="Ann" />}</section>, never);
	const first = write(<Outer />);
	expect(first).toContain(
		'<section><div class="far">Guten <!-- -->Tag<!-- -->, <b>Ann</b></div></section>',
	);
	expect(write(<Outer />)).toBe(first);
});

test('a section with a script of its own is rendered for each page, whose policy has to know it', () => {
	const Scripted = still(() => <script>{'1'}</script>, never);
	const page = () => {
		const kept = createKeptPage('');
		const html = renderToString(
			<KeptPageContext.Provider value={kept}>
				<Scripted />
			</KeptPageContext.Provider>,
		);
		return wholePage(html, kept).own;
	};
	expect([page(), page()]).toEqual(Array(2).fill('<div class="far"><script>1</script></div>'));
});

test('a section that follows from more than its props is rendered for each page', () => {
	let count = 0;
	const Counted = still(() => <b>{++count}</b>, never, { anew: true, near: true });
	expect([write(<Counted />), write(<Counted />)]).toEqual([
		'<main><div><b>1</b></div></main>',
		'<main><div><b>2</b></div></main>',
	]);
});

test('what the page alone can give, an id of its own, is not kept', () => {
	const rendered = vi.fn();
	const Labelled = still(() => {
		rendered();
		return <p id={useId()} />;
	}, never);
	write(<Labelled />);
	write(<Labelled />);
	expect(rendered).toHaveBeenCalledTimes(2);
});

test('a section that fails is not kept', () => {
	let fails = true;
	const Fragile = still(() => {
		if (fails) throw new Error('no');
		return <p>whole</p>;
	}, never);
	expect(() => write(<Fragile />)).toThrow('no');
	fails = false;
	expect(write(<Fragile />)).toContain('<p>whole</p>');
});
