import type { ComponentProps } from 'react';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { ComboboxList } from '#web/ui/combobox/combobox-list.tsx';
import type { Suggestion } from './search-input.ts';
import styles from './suggestion-list.module.css';

const glyphs: Record<Suggestion['kind'], string> = {
  city: 'M10 17.500C6.500 13.800 4.500 11 4.500 8.200a5.500 5.500 0 0111 0C15.500 11 13.500 13.800 10 17.500zM10 10.200a2 2 0 100-4 2 2 0 000 4z',
  country:
    'M10 2.500a7.500 7.500 0 100 15 7.500 7.500 0 000-15zM2.500 10h15M10 2.500c-4.500 5-4.500 10 0 15M10 2.500c4.500 5 4.500 10 0 15',
  category: 'M10 2.500a7.500 7.500 0 100 15 7.500 7.500 0 000-15zM13 7l-1.800 4.200L7 13l1.800-4.200z',
  tour: 'M3 6h14v2.600a1.500 1.500 0 000 2.800V14H3v-2.600a1.500 1.500 0 000-2.800zM12 6v8',
};

type Props = Omit<ComponentProps<typeof ComboboxList<Suggestion>>, 'label' | 'row' | 'noMatch'> & {
  saysNoMatch: boolean;
};

/** Suggestions, each with what it is: a city, a country, a category or a tour. */
export function SuggestionList({ saysNoMatch, ...props }: Props) {
  useTextsOf('search-more');
  const t = useT('search-form');
  const noMatch = saysNoMatch ? t('search-more:no_place') : '';
  return (
    <ComboboxList
      {...props}
      noMatch={noMatch}
      label={t('suggestions')}
      row={({ kind, label, note }) => (
        <>
          <svg className={styles.glyph} viewBox="0 0 20 20" aria-hidden="true">
            <path d={glyphs[kind]} />
          </svg>
          <span className={styles.name}>
            <span>{label}</span> <small>{note}</small>
          </span>{' '}
          <span className={styles.kind}>{t(`search-more:kind_${kind}`)}</span>
        </>
      )}
    />
  );
}
