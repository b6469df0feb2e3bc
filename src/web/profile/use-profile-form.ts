// The state of the profile form: changed values, the picked photo, and saving.
import { useState } from 'react';
import type { UserView } from '#contract/accounts/accounts.ts';
import * as paths from '#contract/paths.generated.ts';
import { ApiProblem } from '#web/runtime/api/call.ts';
import { fieldErrorsIn } from '#web/forms/check-form.ts';
import { useSubmit, type Entered } from '#web/forms/use-submit.ts';
import { saveUser } from '#web/runtime/session/session.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import type { PhoneReport } from './phone-number.ts';
import { useReauthentication } from './security/reauthentication.tsx';

/** undefined: unchanged; null: removed; else a data URL. */
export type PickedAvatar = string | null | undefined;

export function useProfileForm(user: UserView, onSaved: (user: UserView) => void) {
  const t = useT('profile');
  const tContent = useT('content');
  const { call } = usePageContext();
  // The server requires it for a change of the e-mail address.
  const runReauthenticated = useReauthentication();
  const [phone, setPhone] = useState<PhoneReport | null>(null);
  const [country, setCountry] = useState(user.country ?? '');
  const [avatar, setAvatar] = useState<PickedAvatar>(undefined);
  const [rejection, setRejection] = useState<PhoneReport | null>(null);
  const submission = useSubmit(async (entered: Entered) => {
    setRejection(phone);
    const fieldErrors = [...(fieldErrorsIn(submission.form.current!, tContent)?.fields ?? [])];
    if (phone?.isValid === false) fieldErrors.push({ field: 'phone', rule: 'phone', message: t('phone_invalid') });
    if (fieldErrors.length > 0) throw new ApiProblem({ status: 422, code: 'invalid_input', fields: fieldErrors });
    const body = { ...changesIn(entered, user), phone: phone?.numberValue, country, avatar };
    const saved = await runReauthenticated(() => call(paths.updateMe, { body }));
    if (!saved) return;
    saveUser(saved);
    onSaved(saved);
  });
  // An error about a number is outdated when the number changes.
  const problem = phone === rejection ? submission.problem : withoutPhone(submission.problem);
  return { ...submission, problem, country, setCountry, avatar, setAvatar, setPhone };
}

/** The fields of the form; an emptied field is sent as empty. */
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
