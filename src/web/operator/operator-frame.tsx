import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { menuOf } from '#web/runtime/router/area-menu.ts';
import { operatorRoutes } from '#web/runtime/router/operator-routes.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { SecondFactorNotice } from '#web/profile/security/second-factor-notice.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import styles from './operator-frame.module.css';

type Props<Loaded> = { title: ReactNode; loaded: Loaded | null; children: (loaded: Loaded) => ReactNode };

/** The layout of the operator's area with links to each part. Other users see who it is for. */
export function OperatorFrame<Loaded>({ title, loaded, children }: Props<Loaded>) {
  const t = useT('moderation');
  return (
    <>
      <div className={styles.band}>
        <div className="wide">
          <p className={styles.area}>{t('area')}</p>
          <h1>{title}</h1>
        </div>
        {loaded === null ? null : <Areas />}
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

/** Without what the caller may not open. */
const ownGroups = () => [...Map.groupBy(menuOf(operatorRoutes), ({ group }) => group)];

function Areas() {
  const t = useT('moderation');
  return (
    <nav className={`wide ${styles.areas}`} aria-label={t('areas')}>
      {ownGroups().map(([group, areas]) => (
        <div key={group}>
          <p id={`areas-${group}`}>{t(`areas_${group}`)}</p>
          <ul aria-labelledby={`areas-${group}`}>
            {areas.map(({ to, key }) => (
              <li key={key}>
                <NavLink to={to} end>
                  {t(`area_${key}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
