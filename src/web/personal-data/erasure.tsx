import { useState } from 'react';
import { Link } from 'react-router';
import type { PersonalDataView } from '#contract/accounts/personal-data.ts';
import { bookingPath } from '#web/bookings/booking/booking-path.ts';
import { wallTimeText } from '#web/ui/place-time.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import styles from './personal-info-page.module.css';

type Obstacles = PersonalDataView['obstacles'];

export function Erasure({ obstacles, onErased }: { obstacles: Obstacles; onErased: () => void }) {
  const t = useT('personal-info');
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="erase">
      <h2 id="erase">{t('erase')}</h2>
      <p className={styles.text}>{t('erase_text')}</p>
      {obstacles.length > 0 ? (
        <div className={styles.blocked}>
          <Notice>
            <p>{t('erase_blocked')}</p>
            <ul className={styles.obstacles}>
              {obstacles.map((obstacle) => (
                <li key={obstacle.kind === 'booking' ? obstacle.bookingId : obstacle.kind}>
                  <ObstacleText obstacle={obstacle} />
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      ) : (
        <p className={styles.action}>
          <Button look="danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('erase_button')}
          </Button>
        </p>
      )}
      <EraseDialog open={open} onClose={() => setOpen(false)} onErased={onErased} />
    </section>
  );
}

function ObstacleText({ obstacle }: { obstacle: Obstacles[number] }) {
  const t = useT('personal-info');
  const { language } = usePageContext();
  if (obstacle.kind !== 'booking') return t(`obstacle_${obstacle.kind}`);
  const { bookingId, title, startsAtLocal } = obstacle;
  return (
    <>
      <Link to={bookingPath(bookingId)}>{title}</Link>{' '}
      {t('obstacle_booking', { when: wallTimeText(startsAtLocal, language) })}
    </>
  );
}
