import type { RefObject } from 'react';
import type { TextKey } from '#kernel/text-keys.ts';
import { ApiProblem } from '#web/runtime/api/call.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';

/** A field's name is the key of its label, but for three. */
export type ProfileField = TextKey<'profile'> | 'avatar' | 'currentPassword' | 'password';

type Props = {
  problem: unknown;
  form: RefObject<HTMLFormElement | null>;
  /** One sentence: what failed. */
  failed: string;
  fields: readonly ProfileField[];
};

/** The errors by field; if there are none, the failure with the server's explanation. */
export function ProblemSummary({ problem, form, failed, fields }: Props) {
  const t = useT('profile');
  if (!problem) return null;
  const isInFields =
    problem instanceof ApiProblem && problem.fields.some(({ field }) => fields.some((name) => name === field));
  if (!isInFields)
    return (
      <Notice tone="bad">
        <p>{failed}</p>
        <p>{serverText(problem, t)}</p>
      </Notice>
    );
  const labels = Object.fromEntries(fields.map((field) => [field, labelOf(field)]));
  return <FormProblems problem={problem} labels={labels} form={form} />;

  function labelOf(field: ProfileField): string {
    if (field === 'avatar') return t('photo');
    if (field === 'currentPassword') return t('password_current');
    return field === 'password' ? t('password_new') : t(field);
  }
}
