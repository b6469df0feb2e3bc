// An edit of many departures: first what it would do, then doing it, following it until it has ended, then taking it back.
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CalendarEditPreview, CalendarEditView, RefusedDeparture } from '#contract/suppliers/calendar-edits.ts';
import * as paths from '#contract/paths.generated.ts';
import type { EditKind } from '#kernel/choices/calendar-edits.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import type { CallRequest } from '#web/runtime/api/call.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';

export type Selection = CallRequest<'previewCalendarEdit'>['body'] & { kind: EditKind };

type Outcome = { edit: CalendarEditView; refused: readonly RefusedDeparture[] };

export type CalendarEditing = {
  /** What it would do; null: not known yet. */
  preview: CalendarEditPreview | null;
  look: (selection: Selection) => Promise<void>;
  /** The selection has changed. */
  forget: () => void;
  /** Returns true if it was begun. */
  apply: (selection: Selection, reason: string) => Promise<boolean>;
  undo: (edit: Pick<CalendarEditView, 'id'>) => Promise<void>;
  problem: string | null;
  undoProblem: string | null;
  /** What runs now. */
  underWay: CalendarEditView | null;
  outcome: Outcome | null;
  isBusy: boolean;
};

export const isUnderWay = ({ state }: CalendarEditView): boolean => state === 'running' || state === 'undoing';

/** `edits`: the latest, of which one may be under way since before the page was loaded. */
export function useCalendarEdit(edits: readonly CalendarEditView[]): CalendarEditing {
  const t = useT('calendar');
  const { call } = usePageContext();
  const { revalidate } = useRevalidator();
  const send = useIdempotentSend();
  const [preview, setPreview] = useState<CalendarEditPreview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [undoProblem, setUndoProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { outcome, underWay, follow } = useProgress(edits);
  const attempt = async (work: () => Promise<void>): Promise<string | null> => {
    setBusy(true);
    setProblem(null);
    setUndoProblem(null);
    let refusal: string | null = null;
    try {
      await work();
    } catch (thrown) {
      refusal = fieldText(thrown, ...fields) ?? serverText(thrown, t) ?? t('failed');
    }
    setBusy(false);
    return refusal;
  };
  const look: CalendarEditing['look'] = async (body) => {
    setProblem(await attempt(async () => setPreview(await call(paths.previewCalendarEdit, { body }))));
  };
  const apply: CalendarEditing['apply'] = async (selection, reason) => {
    const body = { ...selection, ...(reason && { reason }) };
    const refusal = await attempt(async () =>
      follow(await send(body, (idempotencyKey) => call(paths.editCalendar, { body, idempotencyKey }))),
    );
    setProblem(refusal);
    void revalidate();
    return refusal === null;
  };
  const undo: CalendarEditing['undo'] = async ({ id }) => {
    const refusal = await attempt(async () => {
      const { edit } = await send(['undo', id], (idempotencyKey) =>
        call(paths.undoCalendarEdit, { params: { id }, idempotencyKey }),
      );
      follow(edit);
    });
    setUndoProblem(refusal);
    void revalidate();
  };
  const forget = () => setPreview(null);
  return { preview, look, forget, apply, undo, problem, undoProblem, underWay, outcome, isBusy };
}

const fields = ['from', 'to', 'startTimes', 'capacity', 'price', 'price.priceMinor', 'price.percent'];

const pauseMs = 700;

/** Polls an edit until it has ended. */
function useProgress(edits: readonly CalendarEditView[]) {
  const { call } = usePageContext();
  const { revalidate } = useRevalidator();
  const [followed, setFollowed] = useState<CalendarEditView | null>(() => edits.find(isUnderWay) ?? null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const underWay = followed && isUnderWay(followed) ? followed : null;
  useEffect(() => {
    if (!followed || outcome?.edit === followed) return;
    const isEnded = !isUnderWay(followed);
    if (isEnded && followed.refused === 0) return setOutcome({ edit: followed, refused: [] });
    const ask = async () => {
      const { edit, refused } = await call(paths.getCalendarEdit, { params: { id: followed.id } });
      if (!isUnderWay(edit)) {
        setOutcome({ edit, refused });
        void revalidate();
      }
      setFollowed(edit);
    };
    // Without a response it polls again.
    const timer = setTimeout(() => void ask().catch(() => setFollowed({ ...followed })), isEnded ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [followed, outcome, call, revalidate]);
  const follow = (edit: CalendarEditView) => {
    setOutcome(null);
    setFollowed(edit);
  };
  return { outcome, underWay, follow };
}
