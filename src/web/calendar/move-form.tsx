// Loaded when a departure is moved: the form of its day sheet.
import { useEffect, useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { ChangeForm } from '#web/departures/change-form.tsx';
import { serverText } from '#web/runtime/api/problem-text.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Move } from './use-departure-drag.ts';

type Departure = ResponseBody<'getDaySheet'>['departure'];

export function MoveForm({ move, onMoved }: { move: Move; onMoved: (message: string) => void }) {
  const t = useT('calendar');
  const { call, language } = usePageContext();
  const [departure, setDeparture] = useState<Departure | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { id } = move.departure;
  useEffect(() => {
    let isShown = true;
    call(paths.getDaySheet, { params: { id }, query: { lang: language } }).then(
      (sheet) => isShown && setDeparture(sheet.departure),
      (thrown: unknown) => isShown && setProblem(serverText(thrown, t) ?? t('failed')),
    );
    return () => {
      isShown = false;
    };
  }, [call, id, language, t]);
  if (problem) return <Notice tone="bad">{problem}</Notice>;
  if (!departure) return <p role="status">{t('looking')}</p>;
  if (!departure.mayChange) return <Notice>{t('move_too_late')}</Notice>;
  return <ChangeForm departure={departure} to={move.to} onChanged={onMoved} />;
}
