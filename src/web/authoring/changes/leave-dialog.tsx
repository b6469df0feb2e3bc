import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import '#web/styles/boxes.css';
import type { SaveState } from '../draft-session.ts';
import styles from '../editor.module.css';

const isLostByLeaving = (state: SaveState): boolean => state === 'locked' || state === 'refused';

/** Asks before a link to another page is followed, or 'Back' or 'Forward', while what was written cannot be saved. `useBlocker` of the
 *  router would do the same, and is 0.4 kB in the first load of every page of the shop. */
export function LeaveDialog({ state }: { state: SaveState }) {
  const t = useT('authoring');
  const { isConfirming, stay, leave } = useLeaving(isLostByLeaving(state));
  return (
    <Dialog title={t('leave_title')} open={isConfirming} onClose={stay}>
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

function useLeaving(isLost: boolean) {
  const [leaving, setLeaving] = useState<{ goOn: () => void } | null>(null);
  const isSure = useRef(false);
  const { key } = useLocation();
  const here = useRef(0);
  useEffect(() => void (here.current = indexOf(history.state)), [key]);
  useEffect(() => {
    if (!isLost) return;
    const { pathname } = location;
    let isReturning = false;
    const onClick = (event: MouseEvent) => {
      const followed = event.target instanceof Element ? event.target.closest('a') : null;
      if (isSure.current || !followed || !leavesPage(followed, event)) return;
      event.preventDefault();
      event.stopPropagation();
      setLeaving({ goOn: () => followed.click() });
    };
    // The router, which listens later, sees neither the step nor the one that takes it back.
    const onStep = (event: PopStateEvent) => {
      const steps = indexOf(event.state) - here.current;
      if (isSure.current || (!isReturning && (location.pathname === pathname || steps === 0))) return;
      event.stopImmediatePropagation();
      if (!isReturning) {
        history.go(-steps);
        setLeaving({ goOn: () => history.go(steps) });
      }
      isReturning = !isReturning;
    };
    document.addEventListener('click', onClick, true);
    window.addEventListener('popstate', onStep, true);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onStep, true);
    };
  }, [isLost]);
  const leave = () => {
    isSure.current = true;
    leaving?.goOn();
  };
  return { isConfirming: leaving !== null, stay: () => setLeaving(null), leave };
}

/** The number that the router gives each entry of the history. */
const indexOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0;

const leavesPage = (link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  link.target === '' && !(ctrlKey || metaKey || shiftKey) && link.pathname !== location.pathname;
