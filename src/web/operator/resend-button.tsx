import { useState } from 'react';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Props = { name: string; send: (idempotencyKey: string) => Promise<unknown>; onDone: () => Promise<void> };

/** Sends a mail again that got lost. */
export function ResendButton({ name, send, onDone }: Props) {
  const t = useT('console');
  const sendOnce = useIdempotentSend();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const resend = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    try {
      await sendOnce(name, send);
      await onDone();
    } catch (thrown) {
      setProblem(serverText(thrown, t) ?? t('content:send_failed'));
    }
    setBusy(false);
  };
  return (
    <div>
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      {/* Not `disabled`: it would lose the focus. */}
      <Button look="line" aria-disabled={isBusy || undefined} aria-label={name} onClick={() => void resend()}>
        {t('send_again')}
      </Button>
    </div>
  );
}
