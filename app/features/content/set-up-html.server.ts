import type { translator } from '~/i18n/i18next.server';
import type { ContentSource } from './content-files.server';

const files = import.meta.glob<string>('./drawings/*.svg', {
	eager: true,
	query: '?raw',
	import: 'default',
});

type Translate = ReturnType<typeof translator>;

const devices = ['phone', 'computer'] as const;

/**
 * The steps of the set-up guide as HTML. The visitor chooses a device by radio buttons, and CSS shows its steps. This
 * works without JavaScript; without `:has()` all steps are shown.
 */
export function guideHtml(t: Translate, steps: readonly ContentSource[]): string {
	return [
		'<div class="set-up">',
		'<fieldset class="set-up-choice">',
		`<legend>${escapeText(t('content:setUp.device'))}</legend>`,
		'<div class="segments">',
		...devices.map(
			(device, index) =>
				`<label class="segment forced-highlight"><input class="sr-only scroll-my-8" type="radio" name="device" value="${device}"${index === 0 ? ' checked' : ''}>${escapeText(t(`content:setUp.${device}`))}</label>`,
		),
		'</div></fieldset>',
		'<ol class="set-up-steps">',
		...steps.map((step, index) => stepHtml(t, step, numberOf(step, steps.slice(0, index)))),
		'</ol></div>',
	].join('');
}

/** Counts from 1 the steps that are shown with one device. In the text: screen readers leave out a counter of CSS. */
function numberOf(step: ContentSource, before: readonly ContentSource[]): number {
	const device = step.device ?? devices[0];
	return 1 + before.filter((other) => !other.device || other.device === device).length;
}

function stepHtml(t: Translate, step: ContentSource, number: number): string {
	const device = step.device
		? `<p class="eyebrow">${escapeText(t(`content:setUp.with.${step.device}`))}</p>`
		: '';
	return [
		`<li${step.device ? ` data-device="${step.device}"` : ''}>`,
		step.drawing ? drawing(step.drawing, step.description) : '',
		`<div>${device}<h2 id="${escapeText(step.slug)}"><span>${number}. </span>${escapeText(step.title)}</h2>`,
		`${step.html}</div></li>`,
	].join('');
}

/**
 * A drawing of the set-up guide as SVG markup, in the page's colours.
 * @param label alternative text; it is escaped here
 * @throws Error if there is no drawing of that name
 */
function drawing(name: string, label: string): string {
	const file = files[`./drawings/${name}.svg`];
	if (!file) throw new Error(`There is no drawing ${name}`);
	return file.trim().replace('{{label}}', () => escapeText(label));
}

/** Escapes text for HTML and attributes. */
function escapeText(text: string): string {
	return text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;');
}
