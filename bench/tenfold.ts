// The throughput of one kind of request at ten times its peak rate.
import type { PreparedBench } from './bench.ts';
import { responsesPerSecond, type LoadRequest } from './load.ts';
import { openLoad, shareRefused } from './open-load.ts';
import { processorSeconds } from './processor-time.ts';
import { startSameBytesServer } from './same-bytes.ts';

type Tenfold = {
  origin: string;
  requests: LoadRequest[];
  /** The status of a successful response. */
  status: number;
  /** Callers that wait for their responses, enough to reach the peak. */
  callers: number;
  freshKeys?: boolean;
  afterRound?: () => Promise<unknown>;
};

const times = 10;
const round = (value: number) => Math.round(value * 10) / 10;
const refusal = { status: 503, headers: { 'retry-after': '5' }, bodyBase64: '' };

export async function prepareTenfold(sent: Tenfold): Promise<PreparedBench> {
  const { origin, requests, status, callers, freshKeys = false, afterRound } = sent;
  const atPeak = (seconds: number) => responsesPerSecond({ origin, callers, requests, seconds, freshKeys }, status);
  let peak = (await atPeak(1)).value;
  const elsewhere = await startSameBytesServer(refusal);
  const flood = (to: string, seconds: number) =>
    openLoad({ origin: to, requests, perSecond: times * peak, seconds, freshKeys, connections: 1000 }, status);
  return {
    ours: {
      what: `the server, asked ${times} times as much as it can`,
      async run(seconds) {
        const usedBefore = await processorSeconds(origin);
        const result = await flood(origin, seconds);
        const used = (await processorSeconds(origin)) - usedBefore;
        await afterRound?.();
        const details = {
          perProcessorSecond: round((result.statuses[status] ?? 0) / used),
          planned: Math.round(times * peak),
          sent: Math.round(result.sent / seconds),
          shareRefused: shareRefused(result),
          servedP50Ms: result.served.p50Ms,
          servedP99Ms: result.served.p99Ms,
          refusedP50Ms: result.refused.p50Ms,
          refusedP99Ms: result.refused.p99Ms,
        };
        return { value: result.servedInTime / seconds, details };
      },
    },
    yardsticks: {
      peak: {
        what: `the same server, ${callers} callers who wait for their answers`,
        async run(seconds) {
          const usedBefore = await processorSeconds(origin);
          const { value, details } = await atPeak(seconds);
          const used = (await processorSeconds(origin)) - usedBefore;
          peak = value;
          await afterRound?.();
          return { value, details: { ...details, perProcessorSecond: round((value * seconds) / used) } };
        },
      },
      // The sender and the machine have the same work as in ours; only who refuses differs.
      refusedElsewhere: {
        what: `the same, while plain node:http refuses ${times} times as much`,
        async run(seconds) {
          const usedBefore = await processorSeconds(elsewhere.origin);
          const [{ value, details }, refused] = await Promise.all([atPeak(seconds), flood(elsewhere.origin, seconds)]);
          const used = (await processorSeconds(elsewhere.origin)) - usedBefore;
          await afterRound?.();
          return {
            value,
            details: { ...details, processorMicrosecondsPerRefusal: round((used / refused.sent) * 1e6) },
          };
        },
      },
    },
    close: async () => elsewhere.close(),
  };
}
