import { useRef, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '#web/runtime/router/page-context.ts';
import styles from './tab-list.module.css';

export const tabs = ['profile', 'security', 'password', 'notifications'] as const;
export type Tab = (typeof tabs)[number];

/** The first tab has no parameter in the address. */
export function readTab({ searchParams }: URL): Tab {
  return tabs.find((tab) => tab === searchParams.get('tab')) ?? 'profile';
}

export const tabId = (tab: Tab): string => `tab-${tab}`;
export const panelId = (tab: Tab): string => `panel-${tab}`;

/** Tabs by the pattern of WAI-ARIA with manual activation: one stop for the Tab key, arrows move, Enter opens. Opening
 *  loads data, so arrows alone open nothing. */
export function TabList({ shown }: { shown: Tab }) {
  const t = useT('profile');
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const open = (tab: Tab) =>
    void navigate({ search: tab === 'profile' ? '' : `?tab=${tab}` }, { preventScrollReset: true });
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const from = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    buttons.at(to % buttons.length)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={t('tabs')} className={styles.list} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-selected={tab === shown}
          aria-controls={panelId(tab)}
          tabIndex={tab === shown ? 0 : -1}
          onClick={() => open(tab)}
        >
          {t(`tab_${tab}`)}
        </button>
      ))}
    </div>
  );
}
