import type { ReactNode } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';

/** Wraps skeletons: announces to screen readers that something is loading. */
export function Waiting({ children, className }: { children: ReactNode; className?: string }) {
  const t = useT('common');
  return (
    <div className={className} aria-busy="true">
      <p className="visually-hidden">{t('loading')}</p>
      {children}
    </div>
  );
}
