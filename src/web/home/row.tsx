import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import home from './home.module.css';
import styles from './row.module.css';

type Props = { id: string; title: string; look: string; isWide?: boolean; children: ReactNode };

/** A heading above a row with native scrolling and snapping; the arrows scroll it if not all fits, and the arrow keys while the
 *  focus is in it. `isWide`: it reaches the edges of the window. */
export function Row({ id, title, look, isWide = false, children }: Props) {
  const t = useT('common');
  const row = useRef<HTMLUListElement>(null);
  const [fits, setFits] = useState(false);
  useEffect(() => {
    // It goes with the list.
    new ResizeObserver(([entry]) => setFits(entry!.target.scrollWidth <= entry!.target.clientWidth)).observe(
      row.current!,
    );
  }, []);
  const arrow = (direction: 1 | -1) => (
    <button
      type="button"
      aria-label={`${t('said_of', { name: t(direction < 0 ? 'previous' : 'next') })} ${title}`}
      onClick={() => row.current!.scrollBy({ left: direction * row.current!.clientWidth * 0.9 })}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={direction < 0 ? 'M12 4l-6 6 6 6' : 'M8 4l6 6-6 6'} />
      </svg>
    </button>
  );
  return (
    <section className={home.section} aria-labelledby={id}>
      <div className={`wide ${home.top}`}>
        <h2 id={id}>{title}</h2>
        {fits ? null : (
          <div className={styles.arrows}>
            {arrow(-1)}
            {arrow(1)}
          </div>
        )}
      </div>
      <div className={isWide ? undefined : 'wide'}>
        <ul className={`${styles.row} ${look}`} ref={row}>
          {children}
        </ul>
      </div>
    </section>
  );
}
