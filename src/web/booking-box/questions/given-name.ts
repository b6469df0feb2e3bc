// The name of a traveller whose account was opened without one: partners have to know who comes. The form with its field registers here,
// and what books reads it and stores it on the account, so that it is entered once.
import * as paths from '#contract/paths.generated.ts';
import { generatedName, ownName } from '#kernel/own-name.ts';
import { call } from '#web/runtime/api/api.ts';
import { getSession, saveUser } from '#web/runtime/session/session.ts';

type NameForm = {
  read(): string;
  /** Shows at the field what is wrong. */
  report(wrong: 'own_name_missing' | 'own_name_failed'): void;
};

let form: NameForm | null = null;

export function registerName(registered: NameForm): () => void {
  form = registered;
  return () => void (form === registered && (form = null));
}

/** Whether the account has a name by now. */
export async function giveName(): Promise<boolean> {
  const user = getSession()?.user;
  if (!form || !user || ownName(user)) return true;
  const name = form.read().trim();
  if (!name || name === generatedName(user.email)) {
    form.report('own_name_missing');
    return false;
  }
  try {
    saveUser(await call(paths.updateMe, { body: { name } }));
    return true;
  } catch {
    form.report('own_name_failed');
    return false;
  }
}
