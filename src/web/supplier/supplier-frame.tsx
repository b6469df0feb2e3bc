import type { ReactNode } from 'react';
import { useSession } from '#web/runtime/session/session.ts';
import styles from '#web/team/team.module.css';
import type { Acts } from '#web/team/use-acts.ts';
import { SupplierTrail } from './supplier-trail.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { NoSupplier } from './no-supplier.tsx';

type Props<Loaded> = {
  title: string;
  above?: readonly { name: string; to: string }[];
  notice?: ReactNode;
  loaded: Loaded | null;
  acts: Acts;
  children: (loaded: Loaded) => ReactNode;
};

/** A page of who manages for a supplier; others read how to become one. */
export function SupplierFrame<Loaded>(props: Props<Loaded>) {
  const { title, above = [], notice, loaded, acts, children } = props;
  const { message } = acts;
  const user = useSession()?.user;
  if (!user) return null;
  if (!loaded) return <NoSupplier email={user.email} />;
  return (
    <div className={`wide ${styles.page}`}>
      <SupplierTrail crumbs={[...above, { name: title }]} />
      <h1>{title}</h1>
      {notice}
      <StatusMessage isShown={message !== null}>
        <Notice tone={message?.tone}>{message?.text}</Notice>
      </StatusMessage>
      {children(loaded)}
    </div>
  );
}
