import { slugify } from '#kernel/slugs.ts';
import { hashPassword } from '#domain/accounts/passwords/password.ts';
import { insertRows } from './insert-rows.ts';
import type { WorldContext } from './world-context.ts';
import { demoLogins } from './logins.ts';
import { operator } from './operator.ts';
import { suppliers, tradeRegisters } from './suppliers.ts';
import { travellers } from './travellers.ts';

// The other travellers cannot sign in: this is no valid hash.
const noPassword = '!';

export async function loadPeople({ db, now, id, config }: WorldContext): Promise<void> {
  const people = [];
  // One hash after the other: a queued one would be refused after two seconds on a busy machine.
  for (const { password, ...person } of [...demoUsers(), ...otherTravellers()]) {
    const passwordHash = password ? await hashPassword(config, { password, caller: '127.0.0.1' }) : noPassword;
    people.push({ ...person, id: id(`user ${person.email}`), passwordHash, emailConfirmedAt: now, createdAt: now, secondFactorGraceFrom: now });
  }
  await insertRows(db, 'users', people);
  await insertRows(db, 'suppliers', suppliers.map(({ key, since, ...supplier }) => ({
    ...supplier, id: id(`supplier ${key}`), slug: slugify(supplier.name) || key, registerName: tradeRegisters[supplier.country],
    state: 'verified', selfCertifiedAt: new Date(since), createdAt: new Date(since), checkedAt: new Date(since),
  })));
  await insertRows(db, 'settings', [{ key: 'operator', value: JSON.stringify(operator), updatedAt: now }]);
  await insertRows(db, 'supplierMembers', [
    { supplierId: id(`supplier ${demoLogins.supplier.supplier}`), userId: id(`user ${demoLogins.supplier.email}`) },
  ]);
}

function demoUsers() {
  const { traveller, supplier, operator } = demoLogins;
  const [lucia] = travellers;
  return [
    { email: traveller.email, password: traveller.password, isDemo: true, name: lucia!.name, role: 'client', country: lucia!.country, city: lucia!.city, loyaltyPoints: 240 },
    { email: supplier.email, password: supplier.password, isDemo: true, name: 'Núria Casals', role: 'supplier', country: 'ES', city: 'Barcelona' },
    { email: operator.email, password: operator.password, isDemo: true, name: 'Elena Ribas', role: 'admin' },
  ];
}

function otherTravellers() {
  return travellers.slice(1).map((traveller) => ({
    email: travellerEmail(traveller.key), password: undefined, name: traveller.name, role: 'client',
    country: traveller.country, city: traveller.city, language: traveller.language,
  }));
}

export const travellerEmail = (key: string): string => `${key}@travellers.example`;
