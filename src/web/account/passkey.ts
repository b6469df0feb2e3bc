// The browser's side of WebAuthn. The library is loaded on demand.
import { ApiProblem, type ResponseBody } from '#web/runtime/api/call.ts';

const library = () => import('@simplewebauthn/browser');

export async function createPasskey(optionsJSON: ResponseBody<'startPasskey'>) {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON });
}

export async function authenticateWithPasskey(optionsJSON: ResponseBody<'startReauthentication'>) {
  const { startAuthentication } = await library();
  return startAuthentication({ optionsJSON });
}

/** False without WebAuthn support and on IP addresses: passkeys belong to a domain name. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && !/^[\d.]+$|^\[/.test(location.hostname);
}

/** Why the browser provided no passkey: cancelled or timed out, already registered, or another failure. Null where
 *  the server refused. */
export function passkeyErrorOf(thrown: unknown): 'given_up' | 'known' | 'failed' | null {
  if (thrown instanceof ApiProblem) return null;
  const { name } = thrown as Error;
  if (name === 'NotAllowedError' || name === 'AbortError') return 'given_up';
  return name === 'InvalidStateError' ? 'known' : 'failed';
}
