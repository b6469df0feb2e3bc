// A profile while it is changed: what is typed, what is picked, and saving it.
import { useState } from 'react';
import type { UserView } from '#contract/accounts.ts';
import { ApiProblem } from '#web/call.ts';
import { faultsIn } from '#web/forms/check-form.ts';
import { useSending, type Entered } from '#web/forms/use-sending.ts';
import { saveUser } from '#web/session.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import type { PhoneReport } from './phone-number.ts';

/** undefined: left as it is; null: taken away; else a data URL. */
export type PickedAvatar = string | null | undefined;

export function useProfileForm(user: UserView, onSaved: (user: UserView) => void) {
  const t = useT('profile');
  const tContent = useT('content');
  const { call } = useSurroundings();
  const [phone, setPhone] = useState<PhoneReport | null>(null);
  const [country, setCountry] = useState(user.country ?? '');
  const [avatar, setAvatar] = useState<PickedAvatar>(undefined);
  const [refused, setRefused] = useState<PhoneReport | null>(null);
  const sending = useSending(async (entered: Entered) => {
    setRefused(phone);
    const faults = [...(faultsIn(sending.form.current!, tContent)?.fields ?? [])];
    if (phone?.isValid === false) faults.push({ field: 'phone', rule: 'phone', message: t('phone_invalid') });
    if (faults.length > 0) throw new ApiProblem({ status: 422, code: 'invalid_input', fields: faults });
    const saved = await call('updateMe', {
      body: { ...changesIn(entered, user), phone: phone?.numberValue, country, avatar },
    });
    saveUser(saved);
    onSaved(saved);
  });
  // What was said of a number is over once it is another.
  const problem = phone === refused ? sending.problem : withoutPhone(sending.problem);
  return { ...sending, problem, country, setCountry, avatar, setAvatar, setPhone };
}

/** What the form has fields for; one left empty is emptied. */
function changesIn(entered: Entered, user: UserView) {
  return {
    name: entered.name ?? '',
    email: entered.email ?? '',
    city: entered.city ?? '',
    ...(user.date_of_birth && { date_of_birth: entered.date_of_birth ?? null }),
    ...(user.preferences && { preferences: entered.preferences ?? null }),
    ...(user.saved_locations?.length && { saved_locations: entered.saved_locations?.split('\n') ?? null }),
  };
}

function withoutPhone(problem: unknown): unknown {
  if (!(problem instanceof ApiProblem) || !problem.fields.some(({ field }) => field === 'phone')) return problem;
  const fields = problem.fields.filter(({ field }) => field !== 'phone');
  return fields.length > 0 ? new ApiProblem({ status: problem.status, code: problem.code, fields: [...fields] }) : null;
}
