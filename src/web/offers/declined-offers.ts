const key = 'offersDeclined';

export const hasDeclinedOffers = (): boolean => localStorage.getItem(key) !== null;

export const declineOffers = (): void => localStorage.setItem(key, '1');
