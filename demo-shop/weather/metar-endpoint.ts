import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FaultedEndpoint, type Reply, withFaults } from '../controls/apply-fault';
import { requestKey } from '../controls/fault-rules';
import { send } from '../http/responses';
import type { WeatherRecording } from './recording';

export interface MetarEndpoint extends FaultedEndpoint {
	recording: WeatherRecording;
}

/** Operation name in fault rules and in the request log. */
const OPERATION = 'metar';

/** Assumed: the service's documentation says "a few hundred"; above 400 it refuses. */
const MAX_STATIONS = 400;

/** Handles `GET /api/data/metar?ids=EDDF,EDDM&format=json` as the weather service does. */
export async function handleMetar(
	endpoint: MetarEndpoint,
	request: IncomingMessage,
	response: ServerResponse,
	query: URLSearchParams,
): Promise<void> {
	if (request.method !== 'GET' && request.method !== 'HEAD') {
		send(response, 405, 'text/plain', 'Method Not Allowed', { Allow: 'GET, HEAD' });
		return;
	}
	const variables = Object.fromEntries(query);
	await withFaults(endpoint, request, response, {
		names: [OPERATION],
		requestKey: () => requestKey('', OPERATION, variables),
		operation: OPERATION,
		rootFields: [],
		variables,
		run: () => metarReply(endpoint.recording, query),
	});
}

function metarReply(recording: WeatherRecording, query: URLSearchParams): Reply {
	const ids = (query.get('ids') ?? '').toUpperCase().split(',').filter(Boolean);
	const problem = problemOf(ids, query.get('format'));
	if (problem) {
		return { status: 400, body: JSON.stringify({ status: 'error', error: problem }) };
	}
	const reports = [...new Set(ids)].flatMap((icao) => recording.reportOf(icao) ?? []);
	return reports.length === 0
		? { status: 204, body: '' }
		: { status: 200, body: JSON.stringify(reports) };
}

function problemOf(ids: string[], format: string | null): string | undefined {
	if (format !== 'json') {
		return 'The demo shop serves format=json alone.';
	}
	if (ids.length === 0) {
		return 'Give stations as ids=EDDF,EDDM.';
	}
	return ids.length > MAX_STATIONS ? `At most ${MAX_STATIONS} stations a call.` : undefined;
}
