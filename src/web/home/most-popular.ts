import type { TourCardView } from '#contract/catalogue.ts';
import { featuredMax } from '#kernel/choices/featured-tours.ts';
import { notShown } from './ideas.ts';

/** As many as the specification requires. */
export const popularTourCount = 8;
export const toursInCarousel = 7;

type Tours = { data: readonly TourCardView[]; total: number };

/** The most popular tours that are not featured. More are loaded where those that are featured leave too few. */
export async function popularBeside(
  featured: readonly { id: string }[],
  popular: Tours,
  loadPopular: (pageSize: number) => Promise<Tours>,
): Promise<TourCardView[]> {
  const others = notShown(popular.data, featured);
  const isEnough = others.length >= toursInCarousel || popular.data.length >= popular.total;
  const more = isEnough ? null : await loadPopular(toursInCarousel + featuredMax).catch(() => null);
  return (more ? notShown(more.data, featured) : others).slice(0, toursInCarousel);
}
