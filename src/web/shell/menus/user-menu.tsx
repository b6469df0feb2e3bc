import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { StoredUser } from '#web/runtime/session/session.ts';
import { ownName } from '#kernel/own-name.ts';
import { Avatar } from '../avatar.tsx';
import { useClosing } from '#web/ui/disclosure/use-closing.ts';
import styles from './navbar.module.css';

const UserMenuList = lazy(async () => ({ default: (await import('./user-menu-list.tsx')).UserMenuList }));

/** A disclosure: the button says whether the list below it is open; Escape, a click or the focus elsewhere close it. */
export function UserMenu({ user }: { user: StoredUser }) {
  // undefined: not hovered or focused yet, so its entries are not loaded.
  const [open, setOpen] = useState<boolean | undefined>(undefined);
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const prepare = () => setOpen((known) => known ?? false);
  useClosing(open === true, box, () => setOpen(false));
  return (
    <div className={styles.user} ref={box}>
      <button
        type="button"
        className={styles.userButton}
        aria-expanded={open === true}
        aria-controls={listId}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(!open)}
      >
        <Avatar user={user} />
        <span>{ownName(user) || user.email}</span>
      </button>
      <div id={listId} className={styles.popover} hidden={!open}>
        {open === undefined ? null : (
          <Suspense>
            <UserMenuList onDone={() => setOpen(false)} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
