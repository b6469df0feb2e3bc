// Moving a departure: first whom it would affect, then doing it.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DepartureChangePreview } from '#contract/suppliers/departure-changes.ts';
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
  /** Returns true if it was changed. */
  change: (change: WantedChange, reason: string) => Promise<boolean>;
  problem: string | null;
  message: string | null;
  isBusy: boolean;
};

export function useDepartureChange(id: string): ChangingDeparture {
  const t = useT('departures');
  const { call } = usePageContext();
  const { revalidate } = useRevalidator();
  const send = useIdempotentSend();
  const [preview, setPreview] = useState<DepartureChangePreview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
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
    return refusal === null;
  };
  const look = async (body: WantedChange): Promise<void> => {
    await attempt(async () => setPreview(await call(paths.previewDepartureChange, { params: { id }, body })));
  };
  const change = async (wanted: WantedChange, reason: string): Promise<boolean> => {
    const body = { ...wanted, ...(reason && { reason }) };
    const isChanged = await attempt(async () => {
      const { bookings } = await send([id, body], (idempotencyKey) =>
        call(paths.changeDeparture, { params: { id }, body, idempotencyKey }),
      );
      setMessage(t('change_done', { count: bookings.length }));
    });
    setPreview(null);
    void revalidate();
    return isChanged;
  };
  return { preview, look, forget: () => setPreview(null), change, problem, message, isBusy };
}
