import type { RefObject } from 'react';
import { ApiProblem } from '#web/call.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { serverText } from '#web/problem-text.ts';
import { useT } from '#web/surroundings.ts';
import { Notice } from '#web/ui/notice.tsx';

type Props = {
  problem: unknown;
  form: RefObject<HTMLFormElement | null>;
  /** What has not worked, in a sentence. */
  failed: string;
  /** Names of fields, each with a text of its name. */
  fields: readonly string[];
};

/** What is wrong with which field; else that it failed, and the server's own words for why. */
export function ProblemSummary({ problem, form, failed, fields }: Props) {
  const t = useT('profile');
  if (!problem) return null;
  const isInFields = problem instanceof ApiProblem && problem.fields.some(({ field }) => fields.includes(field));
  if (!isInFields)
    return (
      <Notice tone="bad">
        <p>{failed}</p>
        <p>{serverText(problem, t)}</p>
      </Notice>
    );
  const labels = Object.fromEntries(fields.map((field) => [field, labelOf(field)]));
  return <FormProblems problem={problem} labels={labels} form={form} />;

  function labelOf(field: string): string {
    if (field === 'avatar') return t('photo');
    if (field === 'currentPassword') return t('password_current');
    return field === 'password' ? t('password_new') : t(field);
  }
}
