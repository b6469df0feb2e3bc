import { assertDefined } from '#kernel/assert.ts';
import type { TestApp } from './app.ts';

/** What a user enters who registers as a supplier, of euros. */
export const traderNamed = (name: string) => ({
  name,
  legalName: `${name} SL`,
  country: 'ES',
  address: 'Calle Mayor 1, Madrid',
  phone: '+34600000000',
  registerNumber: 'M-1',
  taxNumber: 'B1',
  currency: 'EUR',
  selfCertified: true,
});

/** A coming booking as the demo supplier's list has it: tests share the supplier, so it may be on any page. */
// oxlint-disable-next-line typescript/no-explicit-any
export async function findSupplierBooking(app: TestApp, bookingId: string): Promise<any> {
  const { token } = await app.signIn('supplier');
  for (let page = 1; ; page++) {
    const address = `/api/supplier/bookings?when=upcoming&pageSize=100&page=${page}`;
    const { body } = await app.send('GET', address, { token });
    const found = body.data.find(({ id }: { id: string }) => id === bookingId);
    if (found || body.data.length === 0) return assertDefined(found, 'a coming booking of the demo supplier');
  }
}
