import type { IncomingMessage, ServerResponse } from 'node:http';
import { pause, sendFault, statusOf } from '../controls/apply-fault';
import { type FaultRule, type FaultRules, requestKey } from '../controls/fault-rules';
import { loggedHeaders, type RequestLog } from '../controls/request-log';
import { send } from '../http/responses';
import type { Clock } from '../shop/clock';
import type { WeatherRecording } from './recording';

export interface MetarEndpoint {
	recording: WeatherRecording;
	faults: FaultRules;
	requests: RequestLog;
	clock: Clock;
}

/** Operation name in fault rules and in the request log. */
const OPERATION = 'metar';

/** Assumed: the service's documentation says "a few hundred"; above 400 it refuses. */
const MAX_STATIONS = 400;

/** A complete response of the service. */
interface MetarResponse {
	status: number;
	type: string;
	body: string;
}

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
	const matches = endpoint.faults.match({
		names: [OPERATION],
		requestKey: () => requestKey('', OPERATION, variables),
	});
	const fault = weatherFault(matches);
	const log = (status: number | null) =>
		endpoint.requests.add(
			{
				operation: OPERATION,
				rootFields: [],
				variables,
				headers: loggedHeaders(request.headers),
				status,
				fault: fault?.kind ?? null,
			},
			endpoint.clock(),
		);
	for (const { kind, delayMs } of matches) {
		if (kind === 'latency') {
			await pause(response, delayMs);
		}
	}
	const result = metarResponse(endpoint.recording, query);
	if (fault) {
		log(statusOf(fault));
		await sendFault(response, fault, {}, result.body);
		return;
	}
	log(result.status);
	if (result.status === 204) {
		response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
	} else {
		send(response, result.status, result.type, result.body);
	}
}

/** The service throttles by status; a report has no fields that could fail alone. */
function weatherFault(matches: FaultRule[]): FaultRule | undefined {
	const fault = matches.find(({ kind }) => kind !== 'latency' && kind !== 'partial');
	return fault?.kind === 'throttled' ? { ...fault, kind: 'http429' } : fault;
}

function metarResponse(recording: WeatherRecording, query: URLSearchParams): MetarResponse {
	const ids = (query.get('ids') ?? '').toUpperCase().split(',').filter(Boolean);
	const problem = problemOf(ids, query.get('format'));
	if (problem) {
		const body = JSON.stringify({ status: 'error', error: problem });
		return { status: 400, type: 'application/json', body };
	}
	const reports = [...new Set(ids)].flatMap((icao) => recording.reportOf(icao) ?? []);
	return reports.length === 0
		? { status: 204, type: '', body: '' }
		: { status: 200, type: 'application/json', body: JSON.stringify(reports) };
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
