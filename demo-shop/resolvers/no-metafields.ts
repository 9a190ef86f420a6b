/** Fields of an object that has no metafields in this shop. */
export const noMetafields = {
	metafield: () => null,
	metafields: (_source: unknown, args: { identifiers: unknown[] }) =>
		args.identifiers.map(() => null),
};
