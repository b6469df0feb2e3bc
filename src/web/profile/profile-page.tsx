import { lazy, Suspense, type ReactNode } from 'react';
import { Await, useRevalidator } from 'react-router';
import type { NotificationPreferences, UserView } from '#contract/accounts/accounts.ts';
import * as paths from '#contract/paths.generated.ts';
import { DashboardFrame } from '#web/dashboard/dashboard-frame.tsx';
import { loadCounts, type Counts } from '#web/dashboard/load-counts.ts';
import { deferred } from '#web/runtime/router/load.ts';
import { definePage } from '#web/runtime/router/page.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Waiting } from '#web/ui/loading/waiting.tsx';
import styles from './profile-page.module.css';
import { panelId, readTab, type Tab, tabId, TabList, tabs } from './tab-list.tsx';

type Loaded = {
  tab: Tab;
  counts: Promise<Counts>;
  user: Promise<UserView>;
  choices: Promise<NotificationPreferences> | null;
};

const ProfileTab = lazy(async () => ({ default: (await import('./profile-tab.tsx')).ProfileTab }));
const SecurityTab = lazy(async () => ({ default: (await import('./security/security-tab.tsx')).SecurityTab }));
const PasswordTab = lazy(async () => ({ default: (await import('./password-tab.tsx')).PasswordTab }));
const NotificationsTab = lazy(async () => ({ default: (await import('./notifications-tab.tsx')).NotificationsTab }));

export const page = definePage<Loaded>({
  load: async (at) => {
    const tab = readTab(at.url);
    return {
      tab,
      counts: deferred(loadCounts(at)),
      user: deferred(at.call(paths.getMe)),
      choices: tab === 'notifications' ? deferred(at.call(paths.getNotificationChoices)) : null,
    };
  },
  head: ({ tab }, { t }) => ({ title: t(tab === 'profile' ? 'dashboard:info' : `profile:tab_${tab}`), indexed: false }),
  Page: ProfilePage,
});

function ProfilePage({ data: { tab, counts, user, choices } }: { data: Loaded }) {
  return (
    <DashboardFrame tab="info" counts={counts}>
      <div className={styles.page}>
        <TabList shown={tab} />
        {tabs.map((name) => (
          <div
            key={name}
            id={panelId(name)}
            role="tabpanel"
            aria-labelledby={tabId(name)}
            hidden={name !== tab}
            className={styles.panel}
          >
            {/** The profile tab stays mounted while another tab is shown: it may contain unsaved changes. */}
            {name === tab || name === 'profile' ? (
              <Part of={user}>{(known) => <Panel name={name} user={known} choices={choices} />}</Part>
            ) : null}
          </div>
        ))}
      </div>
    </DashboardFrame>
  );
}

type PanelProps = { name: Tab; user: UserView; choices: Loaded['choices'] };

function Panel({ name, user, choices }: PanelProps) {
  if (name === 'security') return <SecurityTab />;
  if (name === 'password') return <PasswordTab user={user} />;
  if (name === 'profile') return <ProfileTab user={user} />;
  return choices ? (
    <Part of={choices}>{(known) => <NotificationsTab key={JSON.stringify(known)} user={user} choices={known} />}</Part>
  ) : null;
}

function Part<T>({ of, children }: { of: Promise<T>; children: (value: T) => ReactNode }) {
  return (
    <Suspense fallback={<ProfileShape />}>
      <Await resolve={of} errorElement={<LoadFailed />}>
        {children}
      </Await>
    </Suspense>
  );
}

function ProfileShape() {
  return (
    <Waiting className={styles.waiting}>
      <Skeleton shape="block" />
      <Skeleton />
      <Skeleton />
    </Waiting>
  );
}

function LoadFailed() {
  const t = useT('profile');
  const { revalidate, state } = useRevalidator();
  return (
    <div className={styles.failed}>
      <Notice tone="bad">{t('load_failed')}</Notice>
      <Button look="line" disabled={state === 'loading'} onClick={() => void revalidate()}>
        {t('try_again')}
      </Button>
    </div>
  );
}
