import { slugify } from '#kernel/slugs.ts';
import { hashPassword } from '#domain/accounts/password.ts';
import { insertRows } from './insert-rows.ts';
import type { Loading } from './load-world.ts';
import { demoLogins } from './logins.ts';
import { operator } from './operator.ts';
import { suppliers, tradeRegisters } from './suppliers.ts';
import { travellers } from './travellers.ts';

// Nobody signs in as the other travellers: this is no hash of anything.
const noPassword = '!';

export async function loadPeople({ db, now, id }: Loading): Promise<void> {
  const people = await Promise.all([...demoPeople(), ...otherTravellers()].map(async ({ password, ...person }) => ({
    ...person,
    id: id(`user ${person.email}`),
    passwordHash: password ? await hashPassword(password) : noPassword,
    emailConfirmedAt: now,
    createdAt: now,
  })));
  await insertRows(db, 'users', people);
  await insertRows(db, 'suppliers', suppliers.map(({ key, ...supplier }) => ({
    ...supplier, id: id(`supplier ${key}`), slug: slugify(supplier.name) || key, registerName: tradeRegisters[supplier.country], selfCertifiedAt: now,
    state: 'verified', checkedAt: now, createdAt: now,
  })));
  await insertRows(db, 'settings', [{ key: 'operator', value: JSON.stringify(operator), updatedAt: now }]);
  await insertRows(db, 'supplierMembers', [
    { supplierId: id(`supplier ${demoLogins.supplier.supplier}`), userId: id(`user ${demoLogins.supplier.email}`) },
  ]);
}

function demoPeople() {
  const { traveller, supplier, operator } = demoLogins;
  const [lucia] = travellers;
  return [
    { email: traveller.email, password: traveller.password, name: lucia!.name, role: 'client', country: lucia!.country, city: lucia!.city, loyaltyPoints: 240 },
    { email: supplier.email, password: supplier.password, name: 'Núria Casals', role: 'supplier', country: 'ES', city: 'Barcelona' },
    { email: operator.email, password: operator.password, name: 'Senda', role: 'admin' },
  ];
}

function otherTravellers() {
  return travellers.slice(1).map((traveller) => ({
    email: travellerEmail(traveller.key), password: undefined, name: traveller.name, role: 'client',
    country: traveller.country, city: traveller.city, language: traveller.language,
  }));
}

export const travellerEmail = (key: string): string => `${key}@travellers.example`;
