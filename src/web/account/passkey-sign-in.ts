import type { NavigateFunction } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { Call } from '#web/runtime/api/call.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { startSession } from '#web/runtime/session/start-session.ts';
import { openSuspension } from './open-suspension.ts';
import { authenticateWithPasskey, canUsePasskeys, passkeyErrorOf } from './passkey.ts';

type Page = { call: Call; navigate: NavigateFunction; t: BoundTranslate<'login'> };

/** Why it failed; null where the user is signed in, or led to the decision on a suspension. */
export async function signInWithPasskey({ call, navigate, t }: Page): Promise<string | null> {
  if (!canUsePasskeys()) return t('passkey_failed');
  try {
    const passkey = await authenticateWithPasskey(await call(paths.startPasskeySignIn));
    startSession(await call(paths.signInWithPasskey, { body: { passkey } }));
    return null;
  } catch (thrown) {
    if (await openSuspension(thrown, call, navigate)) return null;
    const passkeyError = passkeyErrorOf(thrown);
    if (passkeyError) return t(`passkey_${passkeyError}`);
    return fieldText(thrown, 'passkey') ?? serverText(thrown, t) ?? t('auth:error');
  }
}
