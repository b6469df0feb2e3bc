import { useState } from 'react';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './console.module.css';

type Props = {
  name: string;
  /** Which mail goes to whom. */
  question: string;
  send: (idempotencyKey: string) => Promise<unknown>;
  onDone: () => Promise<void>;
};

/** Sends a mail again that got lost, after a question: it cannot be called back. */
export function ResendButton({ name, question, send, onDone }: Props) {
  const t = useT('console');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <Button look="line" aria-label={name} onClick={() => setOpen(true)}>
        {t('send_again')}
      </Button>
      <Dialog title={t('send_again_title')} open={isOpen} onClose={close}>
        <Confirm {...{ name, question, send, close }} onDone={() => (close(), onDone())} />
      </Dialog>
    </div>
  );
}

function Confirm({ name, question, send, close, onDone }: Props & { close: () => void }) {
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
      setProblem(serverText(thrown, t) ?? t('console:failed'));
      setBusy(false);
    }
  };
  return (
    <div className={styles.form}>
      <p>{question}</p>
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      <div className={styles.actions}>
        {/* Not `disabled`: it would lose the focus. */}
        <Button aria-disabled={isBusy || undefined} onClick={() => void resend()}>
          {t(isBusy ? 'working' : 'send_again')}
        </Button>
        <Button look="quiet" onClick={close}>
          {t('send_again_keep')}
        </Button>
      </div>
    </div>
  );
}
