import { useEffect, useRef, useState } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import '#web/styles/boxes.css';
import type { SaveState } from '../draft-session.ts';
import styles from '../editor.module.css';

const isLostByLeaving = (state: SaveState): boolean => state === 'locked' || state === 'refused';

/** Asks before a link to another page is followed while what was written cannot be saved. `useBlocker` of the router would ask at the
 *  button 'Back', too, and is 0.4 kB in the first load of every page of the shop. */
export function LeaveDialog({ state }: { state: SaveState }) {
  const t = useT('authoring');
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  const isSure = useRef(false);
  useEffect(() => {
    if (!isLostByLeaving(state)) return;
    const onClick = (event: MouseEvent) => {
      const followed = event.target instanceof Element ? event.target.closest('a') : null;
      if (isSure.current || !followed || !leavesPage(followed, event)) return;
      event.preventDefault();
      event.stopPropagation();
      setLink(followed);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [state]);
  const stay = () => setLink(null);
  const leave = () => {
    isSure.current = true;
    link?.click();
  };
  return (
    <Dialog title={t('leave_title')} open={link !== null} onClose={stay}>
      <p>{t('leave_text')}</p>
      <div className={styles.actions}>
        <Button onClick={stay}>{t('leave_stay')}</Button>
        <Button look="line" onClick={leave}>
          {t('leave_anyway')}
        </Button>
      </div>
    </Dialog>
  );
}

const leavesPage = (link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  link.target === '' && !(ctrlKey || metaKey || shiftKey) && link.pathname !== location.pathname;
