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
 * The set-up, step by step, as HTML. Which device the visitor has is chosen by radio buttons, and the style
 * sheet shows that one's steps: it works without JavaScript, and without `:has()` all steps are there.
 */
export function guideHtml(t: Translate, steps: readonly ContentSource[]): string {
	return [
		'<div class="set-up">',
		'<fieldset class="set-up-choice">',
		`<legend>${escapeText(t('content:setUp.device'))}</legend>`,
		'<div class="segments">',
		...devices.map(
			(device, index) =>
				`<label class="segment forced-highlight"><input class="sr-only" type="radio" name="device" value="${device}"${index === 0 ? ' checked' : ''}>${escapeText(t(`content:setUp.${device}`))}</label>`,
		),
		'</div></fieldset>',
		'<ol class="set-up-steps">',
		...steps.map((step) => stepHtml(t, step)),
		'</ol></div>',
	].join('');
}

function stepHtml(t: Translate, step: ContentSource): string {
	const device = step.device
		? `<p class="eyebrow">${escapeText(t(`content:setUp.with.${step.device}`))}</p>`
		: '';
	return [
		`<li${step.device ? ` data-device="${step.device}"` : ''}>`,
		step.drawing ? drawing(step.drawing, step.description) : '',
		`<div>${device}<h2 id="${escapeText(step.slug)}">${escapeText(step.title)}</h2>`,
		`${step.html}</div></li>`,
	].join('');
}

/**
 * A drawing of the set-up as markup, in the page's own colours.
 * @param label what it shows; text that may hold any character
 * @throws Error where there is none of that name
 */
function drawing(name: string, label: string): string {
	const file = files[`./drawings/${name}.svg`];
	if (!file) throw new Error(`There is no drawing ${name}`);
	return file.trim().replace('{{label}}', () => escapeText(label));
}

/** Text as it may stand in markup and in attributes. */
function escapeText(text: string): string {
	return text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;');
}
