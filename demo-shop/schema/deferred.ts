import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Whether a field is asked for within a fragment with `@defer`, which is executed at once here. */
export function isDeferred({ operation, fragments, fieldNodes }: GraphQLResolveInfo): boolean {
	const finds = (set: SelectionSetNode | undefined, field: FieldNode, deferred: boolean): boolean =>
		(set?.selections ?? []).some((selection) => {
			if (selection.kind === Kind.FIELD) {
				return selection === field ? deferred : finds(selection.selectionSet, field, deferred);
			}
			const inside =
				selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
			const isMarked = selection.directives?.some(({ name }) => name.value === 'defer') ?? false;
			return finds(inside?.selectionSet, field, deferred || isMarked);
		});
	return fieldNodes.every((field) => finds(operation.selectionSet, field, false));
}
