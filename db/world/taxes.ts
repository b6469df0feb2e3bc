// What prices of the demo world contain: the value added tax of the country, by what is sold there, and the visitor tax of a city.
import type { Tax } from '#domain/pricing/taxes.ts';
import { cities } from './cities.ts';
import { suppliers } from './suppliers.ts';
import type { Texts, WorldTour } from './world.ts';

type Rates = { usual: number; food?: number };

/** In percent, by ISO 3166-1; food and drink at the table have another rate in some countries. */
const rates: Readonly<Record<string, Rates>> = {
  ES: { usual: 21, food: 10 },
  PT: { usual: 23, food: 13 },
  FR: { usual: 20, food: 10 },
  IT: { usual: 22, food: 10 },
  GB: { usual: 20 },
  DE: { usual: 19 },
  CZ: { usual: 21 },
  GR: { usual: 24 },
  TR: { usual: 20 },
  NO: { usual: 25 },
  IS: { usual: 11 },
  MA: { usual: 20 },
  KE: { usual: 16 },
  MX: { usual: 16 },
  PE: { usual: 18 },
  JP: { usual: 10 },
  AU: { usual: 10 },
};

const valueAdded: Texts = { en: 'VAT', es: 'IVA', fr: 'TVA' };
const otherwiseCalled: Readonly<Record<string, Texts>> = {
  JP: { en: 'Consumption tax', es: 'Impuesto sobre el consumo', fr: 'Taxe sur la consommation' },
  AU: { en: 'GST', es: 'GST', fr: 'GST' },
};

/** For each person, in the currency of the suppliers there. */
const cityFees: Readonly<Record<string, { name: Texts; perPersonMinor: number }>> = {
  venice: {
    name: { en: 'Access fee of Venice', es: 'Tasa de acceso a Venecia', fr: 'Contribution d’accès à Venise' },
    perPersonMinor: 500,
  },
};

type Scope = { supplier: string; tour?: string; place?: string };
type WorldTax = Omit<Tax, 'id'> & Scope & { key: string };

const tours = cities.flatMap((city) => city.tours.map((tour) => ({ city: city.slug, tour })));
const perPercent = 100;

const isFood = ({ categories }: WorldTour): boolean => categories.includes('food-and-wine');

/** Of all tours of a supplier where they have one rate, otherwise of each. */
export const taxes: readonly WorldTax[] = [
  ...suppliers.flatMap(({ key: supplier, country }): WorldTax[] => {
    const rate = rates[country];
    if (!rate) return [];
    const names = otherwiseCalled[country] ?? valueAdded;
    const of = (percent: number, scope: Scope): WorldTax => ({
      key: `${supplier} ${scope.tour ?? ''}`, names, basisPoints: percent * perPercent, perPersonMinor: null, ...scope,
    });
    if (rate.food === undefined) return [of(rate.usual, { supplier })];
    const own = tours.filter(({ tour }) => tour.supplier === supplier);
    return own.map(({ tour }) => of(isFood(tour) ? rate.food! : rate.usual, { supplier, tour: tour.slug }));
  }),
  ...Object.entries(cityFees).flatMap(([place, { name, perPersonMinor }]): WorldTax[] => {
    const there = new Set(tours.filter(({ city }) => city === place).map(({ tour }) => tour.supplier));
    return [...there].map((supplier) => ({ key: `${supplier} ${place}`, names: name, basisPoints: null, perPersonMinor, supplier, place }));
  }),
];

/** As a booking of the tour names them. */
export function taxesOf(slug: string, id: (name: string) => string): Tax[] {
  const { city, tour: { supplier } } = tours.find(({ tour }) => tour.slug === slug)!;
  return taxes
    .filter((one) => one.supplier === supplier && (one.tour ?? slug) === slug && (one.place ?? city) === city)
    .map(({ key, names, basisPoints, perPersonMinor }) => ({ id: id(`tax ${key}`), names, basisPoints, perPersonMinor }));
}
