import { type ConnectionArguments, paginate } from '../schema/connection';
import type { ResolverMap } from '../schema/request-context';
import { toDateTime } from '../shop/clock';
import { gid, integerOf } from '../shop/ids';
import type { Shop } from '../shop/shop';
import type { MetaobjectEntryRecord } from '../state/records';
import type { AdminContext } from './admin-context';
import { requireScope } from './admin-scopes';

interface UpsertArguments {
	handle: { handle: string; type: string };
	metaobject: { fields?: { key: string; value: string }[] | null };
}

const firstId = 190_000_000_001;

function upsert({ shop, scopes }: AdminContext, { handle: given, metaobject }: UpsertArguments) {
	requireScope(scopes, 'metaobjectUpsert', 'write_metaobjects');
	const { type, handle } = given;
	const definition = shop.store.get('metaobjectDefinitions', type);
	if (!definition) {
		// Assumed: the message.
		return refuse(
			'UNDEFINED_OBJECT_TYPE',
			['handle', 'type'],
			`No metaobject definition exists for type "${type}"`,
		);
	}
	const fields = metaobject.fields ?? [];
	const unknown = fields.findIndex(
		(field) => !definition.fields.some(({ key }) => key === field.key),
	);
	if (unknown >= 0) {
		const { key = '' } = fields[unknown] ?? {};
		const message = `Field definition "${key}" does not exist`;
		return refuse('UNDEFINED_OBJECT_FIELD', ['metaobject', 'fields', String(unknown)], message);
	}
	const existing = shop.store
		.all('metaobjects')
		.find((entry) => entry.type === type && entry.handle === handle);
	const id = shop.store.nextNumber('metaobject', firstId);
	const record: MetaobjectEntryRecord = {
		id: existing?.id ?? id.value,
		type,
		handle,
		fields: {
			...existing?.fields,
			...Object.fromEntries(fields.map((field) => [field.key, field.value])),
		},
		updatedAt: shop.clock(),
	};
	shop.store.commit([
		...(existing ? [] : [id.change]),
		{ table: 'metaobjects', key: String(record.id), value: record },
	]);
	return { metaobject: record, userErrors: [] };
}

function refuse(code: string, field: string[], message: string) {
	return {
		metaobject: null,
		userErrors: [{ code, field, message, elementKey: null, elementIndex: null }],
	};
}

function remove({ shop, scopes }: AdminContext, gidOfEntry: string) {
	requireScope(scopes, 'metaobjectDelete', 'write_metaobjects');
	const id = integerOf('Metaobject', gidOfEntry);
	if (id === null || !shop.store.get('metaobjects', id)) {
		const { userErrors } = refuse('RECORD_NOT_FOUND', ['id'], 'Record not found');
		return { deletedId: null, userErrors };
	}
	shop.store.commit([{ table: 'metaobjects', key: String(id), value: null }]);
	return { deletedId: gidOfEntry, userErrors: [] };
}

interface FieldSource {
	key: string;
	type: string;
	value: string | null;
}

function fieldsOf({ store }: Shop, entry: MetaobjectEntryRecord): FieldSource[] {
	const { fields = [] } = store.get('metaobjectDefinitions', entry.type) ?? {};
	return fields.map(({ key, type }) => ({ key, type, value: entry.fields[key] ?? null }));
}

export const metaobjectResolvers = {
	QueryRoot: {
		metaobjects: (
			_source: unknown,
			args: ConnectionArguments & { type: string },
			{ shop, scopes }: AdminContext,
		) => {
			requireScope(scopes, 'metaobjects', 'read_metaobjects');
			return paginate(
				shop.store.all('metaobjects').filter(({ type }) => type === args.type),
				args,
				({ id }) => ({ last_id: id, last_value: id }),
			);
		},
	},
	Mutation: {
		metaobjectUpsert: (_source: unknown, args: UpsertArguments, context: AdminContext) =>
			upsert(context, args),
		metaobjectDelete: (_source: unknown, { id }: { id: string }, context: AdminContext) =>
			remove(context, id),
	},
	Metaobject: {
		id: ({ id }: MetaobjectEntryRecord) => gid('Metaobject', id),
		updatedAt: ({ updatedAt }: MetaobjectEntryRecord) => toDateTime(updatedAt),
		field: (entry: MetaobjectEntryRecord, args: { key: string }, { shop }: AdminContext) =>
			fieldsOf(shop, entry).find(({ key }) => key === args.key) ?? null,
		fields: (entry: MetaobjectEntryRecord, _args: unknown, { shop }: AdminContext) =>
			fieldsOf(shop, entry),
	},
} satisfies ResolverMap<AdminContext>;
