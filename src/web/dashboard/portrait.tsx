import { initialsOf } from '#web/shell/avatar.tsx';
import styles from './dashboard-frame.module.css';

type Props = { user: { name: string; photo?: string | null }; className?: string };

/** The photo, or the initials on a drawn sun. */
export function Portrait({ user, className = styles.portrait }: Props) {
  if (user.photo) return <img className={className} src={user.photo} alt="" width={160} height={160} />;
  return (
    <svg className={className} viewBox="0 0 160 160" aria-hidden="true">
      <rect className={styles.portraitSky} width="160" height="160" />
      <circle className={styles.portraitSun} cx="80" cy="74" r="52" />
      <path className={styles.portraitHill} d="M0 132c34-26 62-26 92-6s44 12 68-8v42H0z" />
      <text className={styles.initials} x="80" y="76" textAnchor="middle" dominantBaseline="central">
        {initialsOf(user.name)}
      </text>
    </svg>
  );
}
