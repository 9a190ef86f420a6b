import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { DiscountCodes } from './discount-codes';

vi.mock('@remix-run/react', async (original) => ({
	...(await original<object>()),
	useLocation: () => ({ pathname: '/cart' }),
}));

const codes = [
	{ code: 'WILLKOMMEN10', applicable: true },
	{ code: 'NOPE', applicable: false },
];
const refusal = {
	kind: 'warning',
	code: 'DISCOUNT_NOT_FOUND',
	message: '',
	typed: 'NOPE',
} as const;

test('codes are listed below the closed form, which is open for a code that was refused just now', () => {
	const listed = renderToString(<DiscountCodes codes={codes} notices={[]} />);
	expect(listed).not.toContain('<details class="disclosure" open');
	expect(listed.match(/value="removeDiscount"/g)).toHaveLength(2);
	expect(listed.indexOf('</details>')).toBeLessThan(listed.indexOf('value="WILLKOMMEN10"'));
	const refused = renderToString(<DiscountCodes codes={codes} notices={[refusal]} />);
	expect(refused).toContain('<details class="disclosure" open');
	expect(refused.match(/value="removeDiscount"/g)).toHaveLength(1);
});
