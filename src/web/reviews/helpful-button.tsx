// Says that a review helped, and takes it back. Loaded when reviews come near: not in the first load.
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ListedReviewView } from '#contract/reviews.ts';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { renewTokenInTime } from '#web/runtime/api/api.ts';
import { signInHref } from '#web/runtime/router/addresses.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { getSession, useSession } from '#web/runtime/session/session.ts';
import { type HelpfulMarks, loadHelpfulMarks, setHelpful } from './helpful-marks.ts';
import styles from './helpful-button.module.css';

type Props = { tourId: string; review: Pick<ListedReviewView, 'id' | 'author' | 'helpful'> };

export function HelpfulButton({ tourId, review: { id, author, helpful } }: Props) {
  useTextsOf('tour-more');
  const t = useT('tour-more');
  const { marks, isOwn, isMarked, count, toggle, failed } = useHelpful(tourId, id, helpful);
  if (isOwn) return count > 0 ? <span className={styles.note}>{t('helpful_count', { count })}</span> : null;
  return (
    <span className={styles.helpful}>
      <button type="button" aria-pressed={isMarked} aria-disabled={marks === 'loading'} onClick={() => void toggle()}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 10.5v9.5H4v-9.5zM7 11l4-7.5c1.6 0 2.4 1 2.2 2.6L12.8 9H18c1.3 0 2.2 1.1 1.9 2.4l-1.4 6.7c-.2 1.1-1.1 1.9-2.2 1.9H7" />
        </svg>
        <span>{t('helpful')}</span>
        <span className="visually-hidden">, {t('helpful_whose', { name: author || t('tour-detail:traveler') })}</span>
        {count > 0 ? (
          <>
            <span className={styles.number} aria-hidden="true">
              {count}
            </span>
            <span className="visually-hidden">, {t('helpful_count', { count })}</span>
          </>
        ) : null}
      </button>
      <span className={styles.note} role="status">
        {failed ? t('helpful_failed') : ''}
      </span>
    </span>
  );
}

/** A change is shown at once and undone if it could not be stored. Signed out it leads to the sign-in page and back. */
function useHelpful(tourId: string, id: string, listed: number) {
  const userId = useSession()?.user.id ?? null;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const marks = useMarks(userId, tourId);
  const [pending, setPending] = useState<boolean | null>(null);
  const [failed, setFailed] = useState(false);
  const known = marks === 'loading' || marks === null ? null : marks;
  const stored = known?.marked.has(id) ?? false;
  const isMarked = pending ?? stored;
  const count = (known?.counts.get(id) ?? listed) + (isMarked === stored ? 0 : isMarked ? 1 : -1);
  const toggle = async () => {
    if (userId === null) return void navigate(signInHref(`${pathname}${search}#resenas`));
    if (!known || pending !== null) return;
    setFailed(false);
    setPending(!stored);
    await setHelpful(known, id, !stored).catch(() => setFailed(true));
    setPending(null);
  };
  return { marks, isOwn: known?.own.has(id) ?? false, isMarked, count, toggle, failed };
}

/** null: signed out, or not to be had. */
function useMarks(userId: string | null, tourId: string): HelpfulMarks | 'loading' | null {
  const [marks, setMarks] = useState<HelpfulMarks | 'loading' | null>('loading');
  useEffect(() => {
    let isShown = true;
    const show = (found: HelpfulMarks | null) => void (isShown && setMarks(found));
    if (userId === null) show(null);
    else loadMarks(userId, tourId).then(show, () => show(null));
    return () => {
      isShown = false;
    };
  }, [userId, tourId]);
  return marks;
}

/** A session that turns out to have ended signs out silently; a call without one would lead to the sign-in page. */
async function loadMarks(userId: string, tourId: string): Promise<HelpfulMarks | null> {
  await renewTokenInTime();
  return getSession() ? loadHelpfulMarks(userId, tourId) : null;
}
