// Admission control in front of the application: a request gets a slot, is queued for one, or is rejected with Retry-After.
// Calls that pages make in the process are not counted, so a page never waits for a slot that it holds itself.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createAdmission, type Admission } from '#platform/admission/admission.ts';
import type { Config } from '#platform/config/config.ts';
import { bodyLimitBytes } from '#platform/http/body.ts';
import { addressAllowance } from '#platform/throttle/address-allowance.ts';
import { isPrivateAddress, networkOf } from '#platform/throttle/network-of.ts';
import { holdSlot } from './admission-slot.ts';
import { createRejectRequest, type RejectRequest } from './reject-request.ts';
import { callerAddress } from './caller-address.ts';
import { pauseAfterRejection } from '#server/process/connections.ts';
import {
  type RequestClass,
  classifyRequest,
  largeFieldOf,
  monitoringPerMinute,
  requestLimits,
  signInsOfOneNetwork,
  uploadLimitBytes,
} from './request-classes.ts';
import type { Middleware, RequestListener } from './middleware.ts';
import { observeResponse } from '#server/process/metrics.ts';
import { releaseShares, acquireShares } from './sender-shares.ts';
import { createBodyReader, type ReadBody } from './read-body.ts';

/** Retry-After: the booking queue is long and moves, the browsing queue is gone in a moment. */
const retrySeconds: Record<RequestClass, number> = { booking: 5, signIn: 10, upload: 10, browsing: 2, monitoring: 2 };

type Rules = Pick<Config, 'appUrl' | 'trustProxy' | 'browsePerMinute' | 'rateLimitScale'> & {
  /** The account of an access token, or null. Without it uploads count against their network alone. */
  accountOf?: (bearer: string | undefined) => Promise<string | null>;
};

const smallBodies = { maxBytes: bodyLimitBytes, maxTotalBytes: 64 * 2 ** 20, maxPerSender: 200 };
// Room for ten of the largest bodies; four per sender, because a network is often a family behind one router.
const largeBodies = { maxBytes: uploadLimitBytes, maxTotalBytes: 128 * 2 ** 20, maxPerSender: 4 };

export function admit(rules: Rules, admission: Admission<RequestClass> = createAdmission(requestLimits)): Middleware {
  const sendRejection = createRejectRequest(rules.appUrl.startsWith('https:'));
  const allowances: Partial<Record<RequestClass, (address: string) => number>> = {
    browsing: addressAllowance(rules.browsePerMinute * rules.rateLimitScale),
    monitoring: addressAllowance(monitoringPerMinute * rules.rateLimitScale),
  };
  const takeSignIn = shareOf(signInsOfOneNetwork);
  const [readSmall, readLarge] = [createBodyReader(smallBodies), createBodyReader(largeBodies, true)];

  return (handle) => (incoming, outgoing) => {
    const arrivedMs = performance.now();
    const requestClass = classifyRequest(
      incoming.method!,
      pathOf(incoming),
      Number(incoming.headers['content-length'] ?? 0),
    );
    const reject: RejectRequest = (request, response, rejection) => {
      sendRejection(request, response, rejection);
      if (requestClass !== undefined && requestClass in allowances) pauseAfterRejection(response);
      observeResponse({ method: request.method!, route: 'refused', status: response.statusCode }, arrivedMs);
    };
    if (requestClass === undefined) return void handle(incoming, outgoing);
    const restSeconds = allowances[requestClass]?.(addressOf(rules, incoming)) ?? 0;
    if (restSeconds > 0) return reject(incoming, outgoing, { code: 'too_many_requests', seconds: restSeconds });
    if (requestClass === 'signIn' && !takeSignIn(networkSenders(rules, incoming), outgoing))
      return reject(incoming, outgoing, { code: 'unavailable', seconds: retrySeconds.signIn });
    const enter = (own: RequestClass = requestClass) =>
      enterLimiter(admission, own, handle, incoming, outgoing, reject);
    const read = (readBody: ReadBody, senders: string[]) =>
      readBody(incoming, senders, (outcome, release) => {
        outgoing.once('close', release);
        if (outcome === 'whole') return enter();
        const retry =
          outcome === 'unavailable'
            ? { seconds: retrySeconds[requestClass] }
            : { largeField: largeFieldOf(incoming.method!, pathOf(incoming)) };
        reject(incoming, outgoing, { code: outcome, ...retry });
      });
    if (!hasBody(incoming)) return enter();
    if (admission.isFull(requestClass))
      return reject(incoming, outgoing, { code: 'unavailable', seconds: retrySeconds[requestClass] });
    if (requestClass !== 'upload') return read(readSmall, networkSenders(rules, incoming));
    void sendersOfUpload(rules, incoming).then((senders) => {
      if (incoming.destroyed) return;
      // The application refuses it by its headers; the body is not read.
      if (senders === null) enter('browsing');
      else read(readLarge, senders);
    });
  };
}

/** Takes one of the requests that each of these senders may have at a time, until its response is over; false when one has so many. */
function shareOf(most: number): (senders: readonly string[], outgoing: ServerResponse) => boolean {
  const requestsOf = new Map<string, number>();
  return (senders, outgoing) => {
    if (!acquireShares(requestsOf, senders, most)) return false;
    outgoing.once('close', () => releaseShares(requestsOf, senders));
    return true;
  };
}

/** A private address may be that of a proxy with many clients: it has no share. */
function networkSenders(rules: Rules, incoming: IncomingMessage): string[] {
  const address = addressOf(rules, incoming);
  return isPrivateAddress(address) ? [] : [networkOf(address)];
}

/** null: the caller may not upload. */
async function sendersOfUpload(rules: Rules, incoming: IncomingMessage): Promise<string[] | null> {
  if (!rules.accountOf) return networkSenders(rules, incoming);
  const bearer = /^Bearer (\S+)$/i.exec(incoming.headers.authorization ?? '')?.[1];
  const account = await rules.accountOf(bearer).catch(() => null);
  return account === null ? null : [...networkSenders(rules, incoming), account];
}

function enterLimiter(
  admission: Admission<RequestClass>,
  requestClass: RequestClass,
  handle: RequestListener,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  reject: RejectRequest,
): void {
  let cancel = () => {};
  const cancelEntry = () => cancel();
  cancel = admission.enter(requestClass, {
    start(release) {
      outgoing.off('close', cancelEntry);
      // After the headers the response only waits for the client to read: the slot is free.
      onceHeadersSent(outgoing, release);
      holdSlot(incoming, release);
      void Promise.resolve(handle(incoming, outgoing)).finally(release);
    },
    reject() {
      outgoing.off('close', cancelEntry);
      reject(incoming, outgoing, { code: 'unavailable', seconds: retrySeconds[requestClass] });
    },
  });
  // The client has disconnected: drop its request from the queue.
  outgoing.on('close', cancelEntry);
}

function onceHeadersSent(outgoing: ServerResponse, then: () => void): void {
  const { writeHead } = outgoing;
  outgoing.writeHead = function sendHeaders(this: ServerResponse, ...parameters: unknown[]) {
    then();
    return (writeHead as (...given: unknown[]) => ServerResponse).apply(this, parameters);
  } as typeof writeHead;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0]!;

const addressOf = ({ trustProxy }: Rules, { headers, socket }: IncomingMessage): string =>
  callerAddress(trustProxy, headers['x-forwarded-for'] as string | undefined, socket.remoteAddress);
