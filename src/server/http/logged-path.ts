import { contract } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';

const secretEndpoints = Object.values<Endpoint>(contract)
  .filter(({ isSecretAddress }) => isSecretAddress)
  .map(({ path }) => `/api${path.slice(0, path.indexOf('{'))}`);

/** Whoever has the address of a payment page can pay or abandon the payment. */
const secretBelow: readonly string[] = ['/pay/', ...secretEndpoints];

/** The path of a request without what must not be logged, because it opens something to whoever has it. */
export function loggedPath(request: Request): string {
  const { pathname } = new URL(request.url);
  const below = secretBelow.find((start) => pathname.startsWith(start));
  return below ? `${below}…` : pathname;
}
