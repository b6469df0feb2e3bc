// A review with a button that translates it, where it is in another language and the marketplace has a translator.
import { useState, type ComponentProps } from 'react';
import type { ReviewTranslationView } from '#contract/reviews.ts';
import * as paths from '#contract/paths.generated.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { ReviewCard } from './review-card.tsx';
import styles from './review-card.module.css';

type Shown = 'original' | 'loading' | 'translation' | 'failed';

export function TranslatableReview({ review, ...props }: ComponentProps<typeof ReviewCard>) {
  const t = useT('reviews');
  const { call, language } = usePageContext();
  const [shown, setShown] = useState<Shown>('original');
  const [translation, setTranslation] = useState<ReviewTranslationView | null>(null);
  const isTranslated = shown === 'translation' && translation !== null;
  const toggle = async () => {
    if (shown === 'loading') return;
    if (isTranslated) return setShown('original');
    if (translation) return setShown('translation');
    setShown('loading');
    try {
      setTranslation(await call(paths.translateReview, { params: { id: review.id }, query: { lang: language } }));
      setShown('translation');
    } catch {
      setShown('failed');
    }
  };
  return (
    <ReviewCard {...props} review={isTranslated ? { ...review, ...translation, replyLanguage: language } : review}>
      <p className={styles.note} role="status">
        {isTranslated ? t('translated') : shown === 'failed' ? t('translate_failed') : ''}
      </p>
      <button
        type="button"
        className={styles.report}
        aria-disabled={shown === 'loading'}
        aria-label={t(isTranslated ? 'show_original_spoken' : 'translate_spoken', {
          name: review.author || t('tour-detail:traveler'),
        })}
        onClick={() => void toggle()}
      >
        {t(isTranslated ? 'show_original' : shown === 'loading' ? 'translating' : 'translate')}
      </button>
    </ReviewCard>
  );
}
