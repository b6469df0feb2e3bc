import type { Guide } from '#contract/tour-facts.ts';
import { capitalized, listText, namesOf } from '#kernel/formats.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { initialsOf } from './initials-of.ts';
import styles from './more.module.css';

type Props = { guides: readonly Guide[]; groupSizeMax: number | null };

/** Who goes with the travellers, since when they guide and in which languages; nothing if the supplier does not say. */
export function Guides({ guides, groupSizeMax }: Props) {
  const t = useT('tour-more');
  const { language } = usePageContext();
  if (guides.length === 0) return null;
  const names = namesOf('language', language);
  return (
    <div className={styles.guides}>
      <h3>{t('guides', { count: guides.length })}</h3>
      <ul>
        {guides.map(({ name, since, languages }) => {
          const spoken = languages.map((code) => names.of(code) ?? code);
          return (
            <li key={name}>
              <span className={styles.initials} aria-hidden="true">
                {initialsOf(name)}
              </span>
              <p>
                <strong>{name}</strong>
                <span>
                  {t('guide_since', { year: since, languages: capitalized(listText(language, spoken), language) })}
                </span>
              </p>
            </li>
          );
        })}
      </ul>
      {groupSizeMax ? <p className={styles.groups}>{t('groups', { count: groupSizeMax })}</p> : null}
    </div>
  );
}
