import { afterEach, expect, test, vi } from 'vitest';
import { beginConsent, currentConsent } from './consent-store';

const TERMS = { version: '1', necessary: ['functional'], optional: ['video'], entries: [] };

afterEach(() => vi.unstubAllGlobals());

test('a decision in another tab counts once this one is shown, also before any interaction', () => {
	const page = Object.assign(new EventTarget(), { cookie: '' });
	vi.stubGlobal('document', page);
	expect(beginConsent(TERMS, '/api/consent')).toBe(false);
	expect(currentConsent()).toEqual({ given: false, enabled: ['functional'] });

	page.cookie = 'consent=1.functional.video';
	page.dispatchEvent(new Event('visibilitychange'));
	expect(currentConsent()).toEqual({ given: true, enabled: ['functional', 'video'] });
});
