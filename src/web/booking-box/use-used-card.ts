// The gift card to pay with, by tour: who signs in first or returns finds it. In memory only: its code is as good as money, so it is
// neither stored nor part of an address.
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { getSession } from '#web/runtime/session/session.ts';
import type { UsedCard } from './offer/gift-card-field.tsx';

const cards = new Map<string, UsedCard | null>();
let owner: string | undefined;

/** While a booking is being placed the card is not stored: it may be spent. */
export function useUsedCard(
  tourId: string,
  isPlacing: boolean,
): [UsedCard | null, Dispatch<SetStateAction<UsedCard | null>>] {
  const [card, setCard] = useState(() => usedCardOf(tourId));
  useEffect(() => void cards.set(tourId, isPlacing ? null : card));
  return [card, setCard];
}

/** Before the visitor signs in. */
export const usedCardOf = (tourId: string): UsedCard | null => ownCards().get(tourId) ?? null;

/** Not of a user who was signed in before. Those of a visitor belong to who signs in first. */
function ownCards(): typeof cards {
  const user = getSession()?.user.id;
  if (owner && owner !== user) cards.clear();
  owner = user;
  return cards;
}

/** What of a total is still to pay after the card, in minor units. */
export const afterCard = (totalMinor: number, card: UsedCard | null): number =>
  Math.max(0, totalMinor - (card?.worthMinor ?? 0));
