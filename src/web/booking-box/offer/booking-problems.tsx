import type { RefObject } from 'react';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useT } from '#web/runtime/router/page-context.ts';
import type { PartyField } from '../sold-units.ts';

type Props = { problem?: unknown; fields?: readonly PartyField[]; form?: RefObject<HTMLFormElement | null> };

/** The errors of a booking form with the labels of its fields. */
export function BookingProblems({ problem, fields = [], form = { current: null } }: Props) {
  const t = useT('tour-detail');
  const ofParty = fields.map(({ name, label }) => [name, label] as const);
  return <FormProblems problem={problem} labels={{ date: t('date'), ...Object.fromEntries(ofParty) }} form={form} />;
}
