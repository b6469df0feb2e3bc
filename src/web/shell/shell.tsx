import { useEffect, type ReactNode } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation, type Location } from 'react-router';
import { Frame } from './frame.tsx';
import styles from './shell.module.css';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** The frame around every page once the router runs. */
export function Shell({ children }: { children?: ReactNode }) {
  const navigation = useNavigation();
  const { key } = useLocation();
  useFocusOnNavigation();
  // Heard by what comes with the router (keep-forms.ts).
  useEffect(() => void dispatchEvent(new Event('page-shown')), [key]);
  return (
    <Frame>
      {navigation.state === 'idle' ? null : <div className={styles.progress} aria-hidden="true" />}
      {children ?? <Outlet />}
      <ScrollRestoration getKey={scrollKey} />
    </Frame>
  );
}

/** The first page of a document has the key 'default', whichever page it is: it is told apart by its address. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}
