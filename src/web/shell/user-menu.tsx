import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router';
import type { StoredUser } from '#web/session.ts';
import { useT } from '#web/surroundings.ts';
import { Avatar } from './avatar.tsx';
import { signOut } from './sign-out.ts';
import styles from './navbar.module.css';

/** A disclosure: the button says whether the list below it is open; Escape and a click elsewhere close it. */
export function UserMenu({ user }: { user: StoredUser }) {
  const t = useT('navbar');
  const [open, setOpen] = useState(false);
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  useClosing(open, box, () => setOpen(false));
  return (
    <div className={styles.user} ref={box}>
      <button
        type="button"
        className={styles.userButton}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <Avatar user={user} />
        <span>{user.name}</span>
      </button>
      <div id={listId} className={styles.popover} hidden={!open}>
        <ul className={styles.menu}>
          <li>
            <Link to="/dashboard" onClick={() => setOpen(false)}>
              {t('dashboard')}
            </Link>
          </li>
          <li>
            <button type="button" onClick={() => void signOut()}>
              {t('logout')}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}

function useClosing(open: boolean, box: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      box.current?.querySelector('button')?.focus();
    };
    const onPointer = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) close();
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPointer);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPointer);
    };
  });
}
