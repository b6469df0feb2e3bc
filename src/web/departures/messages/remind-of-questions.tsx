import * as paths from '#contract/paths.generated.ts';
import { useState } from 'react';
import type { OfflineSheet } from '#web/offline/offline-sheets.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import type { SheetMessage } from '../use-attendance.ts';

type Props = { sheet: OfflineSheet; say: (message: SheetMessage) => void };

/** Has all travellers reminded who lack answers; nothing where none are missing. */
export function RemindOfQuestions({ sheet: { departure, bookings }, say }: Props) {
  const t = useT('departures');
  const { call } = usePageContext();
  const send = useIdempotentSend();
  const [isBusy, setBusy] = useState(false);
  const [presses, setPresses] = useState(0);
  const count = bookings.filter(({ state, openQuestions }) => state === 'confirmed' && openQuestions > 0).length;
  if (count === 0) return null;
  const remind = async () => {
    const { id } = departure;
    setBusy(true);
    say(null);
    try {
      const { sent, recent } = await send([id, presses], (idempotencyKey) =>
        call(paths.remindOfQuestions, { params: { id }, idempotencyKey }),
      );
      setPresses(presses + 1);
      const said = [
        ...(sent > 0 ? [t('reminders', { count: sent })] : []),
        ...(recent > 0 ? [t('reminded_before', { count: recent })] : []),
      ];
      say({ tone: 'good', text: said.join(' ') });
    } catch (thrown) {
      say({ tone: 'bad', text: serverText(thrown, t) ?? t('entry_failed') });
    }
    setBusy(false);
  };
  return (
    <Button look="line" disabled={isBusy} onClick={() => void remind()}>
      {t('remind', { count })}
    </Button>
  );
}
