// What tours of the demo world share: a printer who also guides, and a van that takes riders of two kinds of bicycle.
export type WorldResource = {
  key: string;
  supplier: string;
  name: string;
  quantity: number;
  /** `per`: each departure needs one, or each seat. */
  neededBy: readonly { tour: string; option: string; per: 'departure' | 'seat'; cleanUpMinutes?: number }[];
};

export const resources: readonly WorldResource[] = [
  {
    key: 'printer-and-guide',
    supplier: 'fog-and-lantern',
    name: 'Edie, printer and guide',
    quantity: 1,
    neededBy: [
      { tour: 'covent-garden-by-gaslight', option: 'private-walk', per: 'departure' },
      { tour: 'set-and-print-a-poster-in-clerkenwell', option: 'whole-workshop', per: 'departure', cleanUpMinutes: 30 },
    ],
  },
  {
    key: 'van',
    supplier: 'apu-caminos',
    name: 'Van with ten places',
    quantity: 10,
    neededBy: [
      { tour: 'moray-and-maras-on-two-wheels', option: 'mountain-bike', per: 'seat' },
      { tour: 'moray-and-maras-on-two-wheels', option: 'e-bike', per: 'seat' },
    ],
  },
];

export const needsResources = (tour: string, option: string): boolean =>
  resources.some(({ neededBy }) => neededBy.some((one) => one.tour === tour && one.option === option));
