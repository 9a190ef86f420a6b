import { Outlet } from '@remix-run/react';
import { deferredStyleLinks } from '~/lib/deferred-styles';

export const links = deferredStyleLinks;

export default function AuthLayoutRoute() {
	return (
		<div className="contours overflow-hidden">
			<div className="page-width min-h-[max(32rem,75svh)] py-12 sm:py-20">
				<div className="mx-auto max-w-md">
					<Outlet />
				</div>
			</div>
		</div>
	);
}
