// The port to a payment provider. It shows its own payment page and later reports the outcome;
// nothing here runs inside a database transaction.
import type { Config } from '#platform/config/config.ts';

export type PaymentProvider = {
  name: string;
  /** The address of the page on which the traveller pays. */
  pageUrl(pageToken: string): string;
};

/** The built-in test provider: moves no money, lets the payer choose the outcome, and is otherwise treated like any other. */
export function testProvider({ appUrl }: Config): PaymentProvider {
  return { name: 'test', pageUrl: (pageToken) => `${appUrl}/pay/test/${pageToken}` };
}

export function providerFor(config: Config): PaymentProvider {
  return testProvider(config);
}
