import { trapFields } from '~/lib/bot-trap';

/**
 * The fields of `lib/bot-trap.server.ts` for a form: `stamp` comes from its loader, `label` asks to leave the
 * bait empty where styles are missing. Nobody gets there by keyboard or screen reader.
 */
export function BotTrapFields({ stamp, label }: { stamp: string; label: string }) {
	return (
		<>
			<input type="hidden" name={trapFields.stamp} value={stamp} />
			<div className="sr-only" aria-hidden="true">
				<label>
					{label}
					<input type="text" name={trapFields.bait} tabIndex={-1} autoComplete="off" />
				</label>
			</div>
		</>
	);
}
