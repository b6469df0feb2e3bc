import type { ReactNode } from 'react';
import { SecondFactorNotice } from '#web/profile/security/second-factor-notice.tsx';
import { useT } from '#web/runtime/router/page-context.ts';
import { SupplierTrail } from '#web/supplier/supplier-trail.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import styles from './team.module.css';
import type { Acts } from './use-acts.ts';

type Props<Loaded> = {
  title: string;
  above?: { name: string; to: string };
  loaded: Loaded | null;
  acts: Acts;
  children: (loaded: Loaded) => ReactNode;
};

/** A page of a supplier's owners; others read whom it is for. */
export function OwnerFrame<Loaded>({ title, above, loaded, acts: { message }, children }: Props<Loaded>) {
  const t = useT('team');
  return (
    <div className={`wide ${styles.page}`}>
      {loaded ? <SupplierTrail crumbs={[...(above ? [above] : []), { name: title }]} /> : null}
      <h1>{title}</h1>
      {loaded ? (
        <>
          <SecondFactorNotice />
          <StatusMessage isShown={message !== null}>
            <Notice tone={message?.tone}>{message?.text}</Notice>
          </StatusMessage>
          {children(loaded)}
        </>
      ) : (
        <EmptyState title={t('owners_only')} actions={<ButtonLink to="/">{t('common:to_home')}</ButtonLink>}>
          <p>{t('owners_only_text')}</p>
        </EmptyState>
      )}
    </div>
  );
}
