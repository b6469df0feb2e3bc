// What the browser does for a passkey. The library comes when somebody asks for one.
import { ApiProblem, type Answer } from '#web/call.ts';

const library = () => import('@simplewebauthn/browser');

export async function createPasskey(optionsJSON: Answer<'startPasskey'>) {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON });
}

export async function showPasskey(optionsJSON: Answer<'startProof'>) {
  const { startAuthentication } = await library();
  return startAuthentication({ optionsJSON });
}

/** Not without the browser's help, nor at an address that is a number: passkeys belong to a name. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && !/^[\d.]+$|^\[/.test(location.hostname);
}

/** Why the browser gave no passkey: closed by the person or too late, one is there already, or it cannot. Null where
 *  the server refused. */
export function troubleOf(thrown: unknown): 'given_up' | 'known' | 'failed' | null {
  if (thrown instanceof ApiProblem) return null;
  const { name } = thrown as Error;
  if (name === 'NotAllowedError' || name === 'AbortError') return 'given_up';
  return name === 'InvalidStateError' ? 'known' : 'failed';
}
