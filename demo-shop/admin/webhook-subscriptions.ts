import { type ConnectionArguments, paginate } from '../schema/connection';
import { notServed } from '../schema/errors';
import type { ResolverMap } from '../schema/request-context';
import { toDateTime } from '../shop/clock';
import { gid } from '../shop/ids';
import type { WebhookSubscriptionRecord } from '../state/records';
import type { AdminContext } from './admin-context';

interface CreateArguments {
	topic: string;
	webhookSubscription: {
		filter?: string | null;
		format?: 'JSON' | 'XML' | null;
		includeFields?: string[] | null;
		uri?: string | null;
	};
}

const firstId = 1_900_000_000_001;

function create({ shop }: AdminContext, { topic, webhookSubscription: input }: CreateArguments) {
	if (input.filter != null || input.format === 'XML') {
		throw notServed('A webhook with a filter or in XML');
	}
	const uri = input.uri ?? '';
	if (!isAllowed(uri)) {
		return refuse('Address is invalid');
	}
	if (
		shop.store.all('webhookSubscriptions').some((one) => one.topic === topic && one.uri === uri)
	) {
		return refuse('Address for this topic has already been taken');
	}
	const id = shop.store.nextNumber('webhookSubscription', firstId);
	const record: WebhookSubscriptionRecord = {
		id: id.value,
		topic,
		uri,
		includeFields: input.includeFields ?? [],
		createdAt: shop.clock(),
	};
	shop.store.commit([
		id.change,
		{ table: 'webhookSubscriptions', key: String(record.id), value: record },
	]);
	return { webhookSubscription: record, userErrors: [] };
}

/** As at the platform by HTTPS; by HTTP to this machine, where the storefront of this demo shop runs. */
function isAllowed(uri: string): boolean {
	if (!URL.canParse(uri)) {
		return false;
	}
	const { protocol, hostname } = new URL(uri);
	return protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost');
}

function refuse(message: string) {
	const field = ['webhookSubscription', 'callbackUrl'];
	return { webhookSubscription: null, userErrors: [{ field, message }] };
}

interface ListArguments extends ConnectionArguments {
	topics?: string[] | null;
	uri?: string | null;
}

export const webhookResolvers = {
	QueryRoot: {
		webhookSubscriptions: (_source: unknown, args: ListArguments, { shop }: AdminContext) =>
			paginate(
				shop.store
					.all('webhookSubscriptions')
					.filter(({ topic }) => args.topics?.includes(topic) ?? true)
					.filter(({ uri }) => args.uri == null || uri === args.uri),
				args,
				({ id }) => ({ last_id: id, last_value: id }),
			),
	},
	Mutation: {
		webhookSubscriptionCreate: (_source: unknown, args: CreateArguments, context: AdminContext) =>
			create(context, args),
	},
	WebhookSubscription: {
		id: ({ id }: WebhookSubscriptionRecord) => gid('WebhookSubscription', id),
		format: () => 'JSON',
		createdAt: ({ createdAt }: WebhookSubscriptionRecord) => toDateTime(createdAt),
	},
} satisfies ResolverMap<AdminContext>;
