/** Fields that a form carries against bots; `app/ui/bot-trap-fields.tsx` writes them. */
export const trapFields = {
	/** Nobody sees it: who fills it in is no person. */
	bait: 'homepage',
	/** When the form was written, signed. */
	stamp: 'stamp',
} as const;
