// Closing departures over days and tours, or changing their places: first what it would do, then doing it, then taking it back.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CalendarEditPreview, CalendarEditView } from '#contract/suppliers/calendar-edits.ts';
import * as paths from '#contract/paths.generated.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';

/** `capacity`: the places that each departure is to have; without it, they are closed. */
export type Selection = { from: string; to: string; tourIds?: string[]; weekdays?: number[]; capacity?: number };

type Outcome = { tone: 'good' | 'bad'; text: string; edit?: CalendarEditView };

export type Closing = {
  /** What it would do; null: not known yet. */
  preview: CalendarEditPreview | null;
  look: (selection: Selection) => Promise<void>;
  /** The selection has changed. */
  forget: () => void;
  /** Returns true if it was done. */
  close: (selection: Selection, reason: string) => Promise<boolean>;
  undo: (edit: Pick<CalendarEditView, 'id' | 'capacity'>) => Promise<void>;
  problem: string | null;
  outcome: Outcome | null;
  isBusy: boolean;
};

export function useClosing(): Closing {
  const t = useT('calendar');
  const { call } = usePageContext();
  const { revalidate } = useRevalidator();
  const send = useIdempotentSend();
  const [preview, setPreview] = useState<CalendarEditPreview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>): Promise<string | null> => {
    setBusy(true);
    setProblem(null);
    let refusal: string | null = null;
    try {
      await work();
    } catch (thrown) {
      refusal = fieldText(thrown, 'from', 'to', 'capacity') ?? serverText(thrown, t) ?? t('failed');
    }
    setBusy(false);
    return refusal;
  };
  const look: Closing['look'] = async (body) => {
    setProblem(await attempt(async () => setPreview(await call(paths.previewCalendarEdit, { body }))));
  };
  const close: Closing['close'] = async (selection, reason) => {
    const body = { ...selection, ...(reason && { reason }) };
    const refusal = await attempt(async () => {
      const edit = await send(body, (idempotencyKey) => call(paths.editCalendar, { body, idempotencyKey }));
      const { departures: count, capacity } = edit;
      const text = capacity === null ? t('done', { count }) : t('set_done', { count, places: capacity });
      setOutcome({ tone: 'good', text, edit });
    });
    setProblem(refusal);
    void revalidate();
    return refusal === null;
  };
  const undo: Closing['undo'] = async ({ id, capacity }) => {
    setOutcome(null);
    const refusal = await attempt(async () => {
      const { departures } = await send(['undo', id], (idempotencyKey) =>
        call(paths.undoCalendarEdit, { params: { id }, idempotencyKey }),
      );
      setOutcome({ tone: 'good', text: t(capacity === null ? 'undone' : 'set_undone', { count: departures }) });
    });
    if (refusal) setOutcome({ tone: 'bad', text: refusal });
    void revalidate();
  };
  return { preview, look, forget: () => setPreview(null), close, undo, problem, outcome, isBusy };
}
