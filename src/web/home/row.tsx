import { useRef, type ReactNode } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import home from './home.module.css';
import styles from './row.module.css';

type Props = { id: string; title: string; look: string; isWide?: boolean; children: ReactNode };

/** A heading above a row with native scrolling and snapping; the arrows scroll it, and the arrow keys while the focus is in
 *  it. `isWide`: it reaches the edges of the window. */
export function Row({ id, title, look, isWide = false, children }: Props) {
  const t = useT('common');
  const row = useRef<HTMLUListElement>(null);
  const push = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.9 });
  const arrow = (label: string, direction: 1 | -1, path: string) => (
    <button type="button" aria-label={`${label}: ${title}`} onClick={() => push(direction)}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
  return (
    <section className={home.section} aria-labelledby={id}>
      <div className={`wide ${home.top}`}>
        <h2 id={id}>{title}</h2>
        <div className={styles.arrows}>
          {arrow(t('previous'), -1, 'M12 4l-6 6 6 6')}
          {arrow(t('next'), 1, 'M8 4l6 6-6 6')}
        </div>
      </div>
      <div className={isWide ? undefined : 'wide'}>
        <ul className={`${styles.row} ${look}`} ref={row}>
          {children}
        </ul>
      </div>
    </section>
  );
}
