// What a supplier does with a tour other than writing it: the calls behind the buttons, and their outcome.
import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { TourDraftView } from '#contract/suppliers/tour-drafts.ts';
import type { Call } from '#web/runtime/api/call.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import type { Editing } from './use-draft.ts';

export type DraftAction = 'submit' | 'withdraw' | 'pause' | 'resume' | 'archive' | 'restore';
type Message = { tone: 'good' | 'bad'; text: string };

export function useDraftActions(editing: Editing) {
  const t = useT('authoring');
  const { call } = usePageContext();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<Message | null>(null);
  const perform = async (action: DraftAction) => {
    setBusy(true);
    setMessage(null);
    try {
      const saved = editing.draft.may.edit ? await editing.flush() : editing.draft;
      if (!saved) throw new Error('not saved');
      editing.goOn(await sendAction(call, action, saved));
      setMessage({ tone: 'good', text: t(`done_${action}`) });
    } catch (thrown) {
      setMessage({ tone: 'bad', text: serverText(thrown, t) ?? t('failed') });
    }
    setBusy(false);
  };
  return { perform, isBusy, message };
}

function sendAction(call: Call, action: DraftAction, { id, version }: TourDraftView): Promise<TourDraftView> {
  const to = { params: { id } };
  switch (action) {
    case 'submit':
      return call(paths.submitTour, { ...to, body: { version } });
    case 'withdraw':
      return call(paths.withdrawTour, to);
    case 'pause':
      return call(paths.pauseTour, to);
    case 'resume':
      return call(paths.resumeTour, to);
    case 'archive':
      return call(paths.archiveTour, to);
    case 'restore':
      return call(paths.restoreArchivedTour, to);
  }
}
