// The selected section of a tour page, stored in the fragment, so that it can be shared and Back works.
import { useState, useSyncExternalStore, type KeyboardEvent } from 'react';

export const tabs = ['que-haras', 'detalle', 'incluye', 'punto', 'resenas'] as const;
export type Tab = (typeof tabs)[number];

export const tabId = (tab: Tab): string => `tab-${tab}`;

/** null until scripts run. Another fragment on the page leaves the selected section unchanged. */
export function useSelectedTab(): Tab | null {
  const hash = useSyncExternalStore(subscribe, readHash, () => null);
  const [last, setLast] = useState<Tab>(tabs[0]);
  const named = hash === '' ? tabs[0] : tabs.find((tab) => `#${tab}` === hash);
  if (named && named !== last) setLast(named);
  return hash === null ? null : (named ?? last);
}

const readHash = (): string => location.hash;

function subscribe(listener: () => void): () => void {
  const change = ({ isTrusted }: Event) => {
    listener();
    if (!isTrusted) return;
    const id = location.hash.slice(1);
    requestAnimationFrame(() => {
      document.getElementById(tabId(id as Tab))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      // The browser could not scroll to the section while it was hidden.
      document.getElementById(id)?.scrollIntoView();
    });
  };
  addEventListener('hashchange', change);
  return () => removeEventListener('hashchange', change);
}

/** Tabs by the pattern of WAI-ARIA: arrows, Home and End select the next one, and Space does what Enter does with a link. */
export function onTabKey(event: KeyboardEvent, selected: Tab): void {
  const to = indexAfterKey(event, tabs.indexOf(selected), tabs.length);
  const isSpace = event.key === ' ' && !event.ctrlKey && !event.altKey && !event.metaKey;
  if (to === undefined && !isSpace) return;
  event.preventDefault();
  if (to === undefined) (event.target as HTMLElement).click();
  else select(tabs[to]!);
}

/** Replaces the history entry: Back should not step through every arrow key. */
function select(tab: Tab): void {
  history.replaceState(history.state, '', `#${tab}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
  document.getElementById(tabId(tab))?.focus();
  requestAnimationFrame(() => {
    const panel = document.getElementById(tab);
    // If a longer section was scrolled, the next one would begin above the window.
    if (panel && panel.getBoundingClientRect().top < 0) panel.scrollIntoView();
  });
}

/** Where arrows, Home and End lead in a row, which goes round; undefined for other keys. */
function indexAfterKey(event: KeyboardEvent, from: number, count: number): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: -1 }[event.key];
  return to === undefined ? undefined : (to + count) % count;
}
