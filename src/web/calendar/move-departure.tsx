import { lazy, Suspense, useState } from 'react';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { wallTimeText } from '#web/ui/place-time.ts';
import { StatusMessage } from '#web/ui/status-message.tsx';
import type { Move } from './use-departure-drag.ts';

const MoveForm = lazy(async () => ({ default: (await import('./move-form.tsx')).MoveForm }));

/** What a departure that is dragged, or whose button is pressed, opens; and what became of it. */
export function MoveDeparture({ move, onClose }: { move: Move | null; onClose: () => void }) {
  const t = useT('calendar');
  const { language } = usePageContext();
  const [message, setMessage] = useState<string | null>(null);
  const moved = (said: string) => {
    setMessage(said);
    onClose();
  };
  return (
    <>
      <StatusMessage isShown={message !== null && move === null}>
        <Notice tone="good" role="status">
          {message}
        </Notice>
      </StatusMessage>
      <Dialog title={t('move')} open={move !== null} onClose={onClose}>
        {move ? (
          <>
            <p>
              <strong>{move.departure.title}</strong>, {wallTimeText(move.departure.startsAtLocal, language)}
            </p>
            <Suspense fallback={<p role="status">{t('looking')}</p>}>
              <MoveForm move={move} onMoved={moved} />
            </Suspense>
          </>
        ) : null}
      </Dialog>
    </>
  );
}
