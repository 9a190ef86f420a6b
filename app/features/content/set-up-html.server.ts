import type { translator } from '~/i18n/i18next.server';
import type { ContentSource } from './content-files.server';
import { drawing, escapeText } from './drawings.server';

/** A step of the set-up with its text, sanitised. */
export type Step = Pick<ContentSource, 'title' | 'description' | 'drawing' | 'device' | 'slug'> & {
	html: string;
};

type Translate = ReturnType<typeof translator>;

const devices = ['phone', 'computer'] as const;

/**
 * The set-up, step by step, as HTML. Which device the visitor has is chosen by radio buttons, and the style
 * sheet shows that one's steps: it works without JavaScript, and without `:has()` all steps are there.
 */
export function guideHtml(t: Translate, steps: readonly Step[]): string {
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

function stepHtml(t: Translate, step: Step): string {
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
