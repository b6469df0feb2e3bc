// The reviews of a tour that match the filters, page by page.
import { useRef, useState } from 'react';
import type { ListedReviewView, reviewSorts } from '#contract/reviews.ts';
import * as paths from '#contract/paths.generated.ts';
import type { Language } from '#kernel/languages.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';

export type ReviewChoice = {
  stars: number | undefined;
  language: Language | undefined;
  photos: boolean;
  sort: (typeof reviewSorts)[number];
};

export const allReviews: ReviewChoice = { stars: undefined, language: undefined, photos: false, sort: 'language' };

const pageSize = 10;

/** `reader`: the language of the page. */
export function reviewListRequest(
  tourId: string,
  { stars, language, photos, sort }: ReviewChoice,
  { reader: lang, page }: { reader: Language; page: number },
) {
  return {
    params: { id: tourId },
    query: { stars, language, lang, sort, page, pageSize, ...(photos ? { photos: 'true' as const } : {}) },
  };
}

export type ReviewList = {
  choice: ReviewChoice;
  reviews: readonly ListedReviewView[];
  total: number;
  state: 'shown' | 'loading' | 'failed';
  choose: (choice: ReviewChoice) => void;
  loadMore: () => void;
  retry: () => void;
};

export function useReviewList(
  tourId: string,
  first: ResponseBody<'listTourReviews'>,
  firstChoice: ReviewChoice,
): ReviewList {
  const { call, language: reader } = usePageContext();
  const [choice, setChoice] = useState(firstChoice);
  const [shown, setShown] = useState({ reviews: first.data, total: first.total, page: 1 });
  const [state, setState] = useState<ReviewList['state']>('shown');
  const latestRequest = useRef({ choice, page: 1, number: 0 });
  const load = async (nextChoice: ReviewChoice, page: number) => {
    const number = latestRequest.current.number + 1;
    latestRequest.current = { choice: nextChoice, page, number };
    setChoice(nextChoice);
    setState('loading');
    try {
      const { data, total } = await call(
        paths.listTourReviews,
        reviewListRequest(tourId, nextChoice, { reader, page }),
      );
      // Ignore the response if the filters have changed meanwhile.
      if (latestRequest.current.number !== number) return;
      setShown(({ reviews }) => ({ reviews: page === 1 ? data : [...reviews, ...data], total, page }));
      setState('shown');
    } catch {
      if (latestRequest.current.number === number) setState('failed');
    }
  };
  return {
    choice,
    reviews: shown.reviews,
    total: shown.total,
    state,
    choose: (nextChoice) => void load(nextChoice, 1),
    loadMore: () => void load(choice, shown.page + 1),
    retry: () => void load(latestRequest.current.choice, latestRequest.current.page),
  };
}
