import { useId } from 'react';
import { Link } from 'react-router';
import styles from './sitemap-page.module.css';

type Props = { title: string; links: readonly { to: string; name: string; after?: string }[] };

export function LinkList({ title, links }: Props) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ to, name, after }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
            {after ? <span> {after}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
