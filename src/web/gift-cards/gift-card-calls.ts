// Where the calls of gift cards go.
import { giftCardPaths } from '#contract/gift-cards.paths.ts';
import { addPaths } from '#web/api.ts';

addPaths(giftCardPaths);
