// The ranking as the legal notice states it: the numbers are those that ranking.ts computes with.
import type { RankingView } from '#contract/marketplace.ts';
import { searchSorts } from '#contract/search.ts';
import type { Language } from '#kernel/languages.ts';
import { text } from '#platform/texts/texts.ts';
import { fieldWeights, guessedCertainty, priorReviews, priorStars } from './ranking.ts';

export const rankingView = (language: Language): RankingView => ({
  orders: searchSorts.map((sort) => ({ sort, text: text(language, 'seo', `ranking.${sort}`) })),
  weights: fieldWeights,
  guessedPercent: guessedCertainty * 100,
  prior: { reviews: priorReviews, stars: priorStars },
});
