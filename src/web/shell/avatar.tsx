import styles from './menus/navbar.module.css';

/** The user's picture, or the initials of the name. */
export function Avatar({ user }: { user: { name: string; photo?: string | null } }) {
  if (user.photo) return <img className={styles.avatar} src={user.photo} alt="" width={36} height={36} />;
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initialsOf(user.name)}
    </span>
  );
}

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
