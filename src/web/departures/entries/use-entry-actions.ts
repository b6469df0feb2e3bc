// What a supplier does with an entry: gives its seats back, and says how many of its people have come. Both need the server.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { ManualEntryView } from '#contract/suppliers/manual-entries.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import type { SheetMessage } from '../use-attendance.ts';

export type EntryActions = {
  release: (entry: ManualEntryView) => Promise<void>;
  /** `people`: how many have come; null takes it back. */
  recordArrival: (entry: ManualEntryView, people: number | null) => Promise<void>;
  isBusy: boolean;
};

export function useEntryActions(say: (message: SheetMessage) => void): EntryActions {
  const t = useT('departures');
  const { call } = usePageContext();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const act = async (sent: Promise<unknown>, done: string, failed: string) => {
    setBusy(true);
    say(null);
    try {
      await sent;
      say({ tone: 'good', text: done });
    } catch (thrown) {
      say({ tone: 'bad', text: serverText(thrown, t) ?? failed });
    }
    setBusy(false);
    void revalidate();
  };
  return {
    release: ({ id, seats, name }) =>
      act(
        call(paths.releaseManualEntry, { params: { id } }),
        t('entry_released', { count: seats, name: name ?? t('entry_blocked') }),
        t('entry_failed'),
      ),
    recordArrival: ({ id, name }, people) =>
      act(
        call(paths.recordEntryArrival, { params: { id }, body: { people } }),
        t(people === null ? 'entry_undone' : 'recorded', { name: name ?? t('entry_erased') }),
        t(navigator.onLine ? 'not_recorded' : 'entry_arrivals_offline'),
      ),
    isBusy,
  };
}
