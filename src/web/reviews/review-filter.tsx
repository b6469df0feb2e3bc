import type { ReviewCounts } from '#contract/reviews.ts';
import { capitalized, namesOf } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { SelectField } from '#web/ui/field.tsx';
import '#web/styles/boxes.css';
import styles from './all-reviews.module.css';
import type { ReviewChoice } from './use-review-list.ts';

type Props = { counts: ReviewCounts; choice: ReviewChoice; onChoose: (choice: ReviewChoice) => void };

const sorts = ['language', 'newest', 'helpful', 'best', 'worst'] as const;

/** Each change loads at once. Values without reviews are not offered. */
export function ReviewFilter({ counts, choice, onChoose }: Props) {
  const t = useT('reviews');
  const { language: shown } = usePageContext();
  const names = namesOf('language', shown);
  return (
    <div className={styles.filter} role="group" aria-label={t('filter')}>
      <SelectField
        label={t('stars')}
        value={choice.stars ?? ''}
        onChange={({ target }) => onChoose({ ...choice, stars: Number(target.value) || undefined })}
      >
        <option value="">{t('any_stars')}</option>
        {[5, 4, 3, 2, 1].map((stars) => (
          <option key={stars} value={stars} disabled={counts.stars[stars - 1] === 0}>
            {t('stars_option', { count: stars, reviews: counts.stars[stars - 1]! })}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('language')}
        value={choice.language ?? ''}
        onChange={({ target }) =>
          onChoose({ ...choice, language: (target.value || undefined) as Language | undefined })
        }
      >
        <option value="">{t('any_language')}</option>
        {counts.languages.map(({ language, reviews }) => (
          <option key={language} value={language}>
            {t('language_option', { language: capitalized(names.of(language)!, shown), reviews })}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('sort')}
        value={choice.sort}
        onChange={({ target }) => onChoose({ ...choice, sort: target.value as ReviewChoice['sort'] })}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort_${sort}`)}
          </option>
        ))}
      </SelectField>
      {counts.withPhotos > 0 ? (
        <label className={styles.photosOnly}>
          <input
            type="checkbox"
            checked={choice.photos}
            onChange={({ target }) => onChoose({ ...choice, photos: target.checked })}
          />
          {t('with_photos', { reviews: counts.withPhotos })}
        </label>
      ) : null}
    </div>
  );
}
