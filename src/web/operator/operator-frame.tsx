import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { menuOf } from '#web/runtime/router/area-menu.ts';
import { operatorRoutes } from '#web/runtime/router/operator-routes.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { SecondFactorNotice } from '#web/profile/security/second-factor-notice.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useOpenOnWideScreens } from '#web/ui/disclosure/use-open-on-wide-screens.ts';
import { may } from '#web/runtime/session/may.ts';
import { ActingBanner } from './acting/acting-banner.tsx';
import styles from './operator-frame.module.css';

const overview = '/admin';

type Props<Loaded> = {
  title: ReactNode;
  /** The list that leads to the page, where its address does not begin with that of the list. */
  parent?: string;
  loaded: Loaded | null;
  children: (loaded: Loaded) => ReactNode;
};

/** The layout of the operator's area with links to each part. Other users see who it is for. */
export function OperatorFrame<Loaded>({ title, parent, loaded, children }: Props<Loaded>) {
  const t = useT('moderation');
  return (
    <>
      {loaded !== null && may('support') ? <ActingBanner /> : null}
      <div className={styles.band}>
        <div className="wide">
          <p className={styles.area}>{t('area')}</p>
          <h1>{title}</h1>
        </div>
        {loaded === null ? null : <Areas parent={parent} />}
      </div>
      <div className={`wide ${styles.page}`}>
        {loaded === null ? (
          <EmptyState title={t('operators_only')} actions={<ButtonLink to="/">{t('common:to_home')}</ButtonLink>} />
        ) : (
          <>
            <SecondFactorNotice />
            {children(loaded)}
          </>
        )}
      </div>
    </>
  );
}

/** Below the title, folded on narrow screens, where its 25 links took half of the first screen. */
function Areas({ parent }: { parent: string | undefined }) {
  const t = useT('moderation');
  const [open, setOpen] = useOpenOnWideScreens();
  const { pathname } = useLocation();
  const areas = menuOf(operatorRoutes);
  const address = parent ?? pathname;
  // A page that is in no menu belongs to the list that leads to it.
  const present = areas.findLast(({ to }) => to !== overview && `${address}/`.startsWith(`${to}/`));
  const close = () => setOpen(!matchMedia('(width < 56rem)').matches);
  return (
    <nav className={`wide ${styles.areas}`} aria-label={t('areas')}>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {t('menu')} <strong>{t(`area_${present?.key ?? 'overview'}`)}</strong>
        </summary>
        <div className={styles.groups}>
          {[...Map.groupBy(areas, ({ group }) => group)].map(([group, some]) => (
            <div key={group}>
              <p id={`areas-${group}`}>{t(`areas_${group}`)}</p>
              <ul aria-labelledby={`areas-${group}`}>
                {some.map(({ to, key }) => (
                  <li key={key}>
                    <NavLink to={to} end={to === overview} onClick={close}>
                      {t(`area_${key}`)}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </details>
    </nav>
  );
}
