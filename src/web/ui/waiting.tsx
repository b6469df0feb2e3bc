import type { ReactNode } from 'react';
import { useT } from '#web/surroundings.ts';

/** Around the shapes of what is still being loaded: says so to whoever cannot see them. */
export function Waiting({ children, className }: { children: ReactNode; className?: string }) {
  const t = useT('common');
  return (
    <div className={className} aria-busy="true">
      <p className="visually-hidden">{t('loading')}</p>
      {children}
    </div>
  );
}
