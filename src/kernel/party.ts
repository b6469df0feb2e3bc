/** Who travels, as the spec's two payloads say it: adults 1 to 20, children 0 to 10. */
export type Party = { adults: number; children: number };

export const adultsMax = 20;
export const childrenMax = 10;

export function partySize({ adults, children }: Party): number {
  return adults + children;
}
