import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import styles from './dialog.module.css';

type Props = { title: string; open: boolean; onClose: () => void; side?: boolean; children: ReactNode };

/** A native modal dialog: it traps the focus, closes on Escape and returns the focus. */
export function Dialog({ title, open, onClose, side = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const t = useT('common');
  // showModal focuses the first button: in this drawing, so that what opened the dialog can move the focus on.
  useLayoutEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog}${side ? ` ${styles.side}` : ''}`}
      aria-labelledby={titleId}
      // React has the event of a dialog inside this one bubble.
      onClose={(event) => event.target === dialog.current && onClose()}
      onClick={(event) => event.target === dialog.current && isOutside(event, dialog.current) && onClose()}
    >
      {open ? (
        <>
          <div className={styles.top}>
            <h2 id={titleId}>{title}</h2>
            <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M4 4l12 12M16 4L4 16" />
              </svg>
            </button>
          </div>
          {children}
        </>
      ) : (
        <h2 id={titleId} hidden>
          {title}
        </h2>
      )}
    </dialog>
  );
}

function isOutside(event: { clientX: number; clientY: number }, element: Element): boolean {
  const box = element.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
}
