// The door in front of the application: a request gets a place, waits for one, or hears at once when to come back.
// Calls that pages make in the process pass no door, so a page never waits for a place behind itself.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { admission, type Admission } from '#platform/admission/admission.ts';
import type { Config } from '#platform/config/config.ts';
import { addressAllowance } from '#platform/throttle/address-allowance.ts';
import { busyAnswers, type Refuse } from './busy-answers.ts';
import { callerAddress } from './caller-address.ts';
import { type Lane, laneOf, lanes } from './lanes.ts';
import type { Door, Listener } from './listen.ts';
import { observeAnswer } from './metrics.ts';
import { readWholeBody } from './whole-body.ts';

/** When to come back: lines of bookings are long and move, those who browse are gone in a moment. */
const retrySeconds: Record<Lane, number> = { booking: 5, signIn: 10, upload: 10, browsing: 2 };

type Rules = Pick<Config, 'appUrl' | 'trustProxy' | 'browsePerMinute' | 'rateLimitScale'>;

export function admit(rules: Rules, gate: Admission<Lane> = admission(lanes)): Door {
  const refuse = busyAnswers(rules.appUrl.startsWith('https:'));
  const spend = addressAllowance(rules.browsePerMinute * rules.rateLimitScale);

  return (handle) => (incoming, outgoing) => {
    const arrivedMs = performance.now();
    const turnAway: Refuse = (request, response, refusal) => {
      refuse(request, response, refusal);
      observeAnswer({ method: request.method!, route: 'refused', status: response.statusCode }, arrivedMs);
    };
    const lane = laneOf(incoming.method!, pathOf(incoming), Number(incoming.headers['content-length'] ?? 0));
    if (lane === undefined) return void handle(incoming, outgoing);
    if (lane === 'browsing') {
      const seconds = spend(addressOf(rules, incoming));
      if (seconds > 0) return turnAway(incoming, outgoing, { code: 'too_many_requests', seconds });
    }
    const enter = () => enterLane(gate, lane, handle, incoming, outgoing, turnAway);
    if (lane === 'upload' || !hasBody(incoming)) return enter();
    readWholeBody(incoming, (outcome) => {
      if (outcome === 'whole') enter();
      else
        turnAway(incoming, outgoing, {
          code: outcome,
          ...(outcome === 'unavailable' && { seconds: retrySeconds[lane] }),
        });
    });
  };
}

function enterLane(
  gate: Admission<Lane>,
  lane: Lane,
  handle: Listener,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  turnAway: Refuse,
): void {
  let leaveLine = () => {};
  const goAway = () => leaveLine();
  leaveLine = gate.enter(lane, {
    start(leave) {
      outgoing.off('close', goAway);
      void Promise.resolve(handle(incoming, outgoing)).finally(leave);
    },
    refuse() {
      outgoing.off('close', goAway);
      turnAway(incoming, outgoing, { code: 'unavailable', seconds: retrySeconds[lane] });
    },
  });
  // Nobody is there any more to read an answer: whoever still is goes sooner.
  outgoing.on('close', goAway);
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0]!;

const addressOf = ({ trustProxy }: Rules, { headers, socket }: IncomingMessage): string =>
  callerAddress(trustProxy, headers['x-forwarded-for'] as string | undefined, socket.remoteAddress);
