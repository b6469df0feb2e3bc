// The reviews of a tour that fit a choice, a page after the other.
import { useRef, useState } from 'react';
import type { ReviewView } from '#contract/catalogue.ts';
import type { Language } from '#kernel/languages.ts';
import type { Answer } from '#web/call.ts';
import { useSurroundings } from '#web/surroundings.ts';

export type ReviewChoice = {
  stars: number | undefined;
  language: Language | undefined;
  photos: boolean;
  sort: 'newest' | 'best' | 'worst';
};

export const anyReview: ReviewChoice = { stars: undefined, language: undefined, photos: false, sort: 'newest' };

const pageSize = 10;

export function questionOf(tourId: string, { stars, language, photos, sort }: ReviewChoice, page: number) {
  return {
    params: { id: tourId },
    query: { stars, language, sort, page, pageSize, ...(photos ? { photos: 'true' as const } : {}) },
  };
}

export type ReviewList = {
  choice: ReviewChoice;
  reviews: readonly ReviewView[];
  total: number;
  state: 'shown' | 'loading' | 'failed';
  choose: (choice: ReviewChoice) => void;
  more: () => void;
  again: () => void;
};

export function useReviewList(tourId: string, first: Answer<'listTourReviews'>): ReviewList {
  const { call } = useSurroundings();
  const [choice, setChoice] = useState(anyReview);
  const [shown, setShown] = useState({ reviews: first.data, total: first.total, page: 1 });
  const [state, setState] = useState<ReviewList['state']>('shown');
  const asked = useRef({ choice, page: 1, number: 0 });
  const ask = async (wanted: ReviewChoice, page: number) => {
    const number = asked.current.number + 1;
    asked.current = { choice: wanted, page, number };
    setChoice(wanted);
    setState('loading');
    try {
      const { data, total } = await call('listTourReviews', questionOf(tourId, wanted, page));
      // Whoever chose again meanwhile waits for another answer.
      if (asked.current.number !== number) return;
      setShown(({ reviews }) => ({ reviews: page === 1 ? data : [...reviews, ...data], total, page }));
      setState('shown');
    } catch {
      if (asked.current.number === number) setState('failed');
    }
  };
  return {
    choice,
    reviews: shown.reviews,
    total: shown.total,
    state,
    choose: (wanted) => void ask(wanted, 1),
    more: () => void ask(choice, shown.page + 1),
    again: () => void ask(asked.current.choice, asked.current.page),
  };
}
