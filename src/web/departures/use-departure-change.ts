// Moving a departure: first whom it would affect, then doing it.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DepartureChangePreview } from '#contract/suppliers/departures/departure-changes.ts';
import * as paths from '#contract/paths.generated.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';

export type WantedChange = { startsAtLocal?: string; meetingPoint?: { text: string } | null };

export type ChangingDeparture = {
  /** null: not known yet. */
  preview: DepartureChangePreview | null;
  look: (change: WantedChange) => Promise<void>;
  /** What is wanted has changed. */
  forget: () => void;
  /** Returns what to say of it; null if it was not changed. */
  change: (change: WantedChange, reason: string) => Promise<string | null>;
  problem: string | null;
  isBusy: boolean;
};

export function useDepartureChange(id: string): ChangingDeparture {
  const t = useT('departures');
  const { call } = usePageContext();
  const { revalidate } = useRevalidator();
  const send = useIdempotentSend();
  const [preview, setPreview] = useState<DepartureChangePreview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const refusal = await work().then(
      () => null,
      (thrown: unknown) =>
        fieldText(thrown, 'startsAtLocal', 'meetingPoint', 'meetingPoint.text') ??
        serverText(thrown, t) ??
        t('change_failed'),
    );
    setProblem(refusal);
    setBusy(false);
  };
  const look = async (body: WantedChange): Promise<void> => {
    await attempt(async () => setPreview(await call(paths.previewDepartureChange, { params: { id }, body })));
  };
  const change = async (wanted: WantedChange, reason: string): Promise<string | null> => {
    const body = { ...wanted, ...(reason && { reason }) };
    let message: string | null = null;
    await attempt(async () => {
      const { bookings } = await send([id, body], (idempotencyKey) =>
        call(paths.changeDeparture, { params: { id }, body, idempotencyKey }),
      );
      message = t('change_done', { count: bookings.length });
    });
    setPreview(null);
    void revalidate();
    return message;
  };
  return { preview, look, forget: () => setPreview(null), change, problem, isBusy };
}
