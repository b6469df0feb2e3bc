// Codes of the marketplace, which bears them, that work in the demo world.
type WorldPromoCode = {
  code: string;
  percent: number;
  most: number;
  mostPerPerson?: number;
  firstBooking?: boolean;
  /** Slugs; where there are none, all tours. */
  tours: readonly string[];
};

export const promoCodes: readonly WorldPromoCode[] = [
  {
    code: 'PADDLE10',
    percent: 10,
    most: 500,
    tours: ['villefranche-bay-by-kayak-at-first-light', 'spree-kayak-to-molecule-man'],
  },
  { code: 'CRAIL10', percent: 10, most: 500, tours: ['fishing-villages-of-the-east-neuk'] },
  { code: 'WELCOME5', percent: 5, most: 1000, mostPerPerson: 1, firstBooking: true, tours: [] },
];
