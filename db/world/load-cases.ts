// What waits for the operator of the demo world: a supplier to check, a notice, a reported review, an application of an
// affiliate, a message and a job application, each some hours or days old.
import { newId, newReference } from '#kernel/ids.ts';
import { slugify } from '#kernel/slugs.ts';
import { insertRows } from './insert-rows.ts';
import { travellerEmail } from './load-people.ts';
import type { WorldContext } from './world-context.ts';

const hour = 3_600_000;

const newSupplier = {
  person: { email: 'rocio@taller-azahar.example', name: 'Rocío Benítez', role: 'supplier', country: 'ES', city: 'Sevilla' },
  name: 'Taller Azahar',
  legalName: 'Taller Azahar, S. L.',
  country: 'ES',
  currency: 'EUR',
  address: 'Calle del Ejemplo 14, 41003 Sevilla',
  email: 'rocio@taller-azahar.example',
  phone: '+34 955 00 00 14',
  registerName: 'Registro Mercantil de Sevilla',
  registerNumber: 'SE 00014 (demo)',
  taxNumber: 'ESB00000014',
};

export async function loadCases(context: WorldContext): Promise<void> {
  await loadSupplierToCheck(context);
  await loadNotice(context);
  await loadReportedReview(context);
  const { db, now, id } = context;
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  await insertRows(db, 'affiliates', [
    {
      id: newId(), userId: id(`user ${travellerEmail('sophie')}`), kind: 'creator', state: 'applied', name: 'Sophie Marsh',
      link: 'https://slow-south.example', language: 'en', appliedAt: ago(53),
      message: 'I write about slow travel in Southern Europe for some 4,000 readers a month, in English, and draw my own maps.',
    },
  ]);
  await insertRows(db, 'contactMessages', [
    {
      id: newId(), name: 'Bastien Morel', email: travellerEmail('bastien'), topic: 'booking', language: 'fr', writtenAt: ago(5),
      message: 'Bonjour, nous sommes un groupe de vingt-cinq pour une sortie de fin d’année. Peut-on réserver ensemble ?',
    },
  ]);
  await insertRows(db, 'applications', [
    {
      id: newId(), name: 'Camila Restrepo', email: travellerEmail('camila'), field: 'support', link: null, language: 'es', writtenAt: ago(29),
      message: 'He atendido a viajeros en una agencia de Medellín durante seis años, en español y en inglés, y busco algo a distancia.',
    },
  ]);
}

async function loadSupplierToCheck({ db, now, id }: WorldContext): Promise<void> {
  const { person, ...supplier } = newSupplier;
  const createdAt = new Date(now.getTime() - 20 * hour);
  await insertRows(db, 'users', [
    { ...person, id: id(`user ${person.email}`), passwordHash: '!', emailConfirmedAt: createdAt, createdAt, secondFactorGraceFrom: createdAt },
  ]);
  await insertRows(db, 'suppliers', [
    { ...supplier, id: id('supplier to check'), slug: slugify(supplier.name), selfCertifiedAt: createdAt, state: 'to_check', createdAt },
  ]);
  await insertRows(db, 'supplierMembers', [{ supplierId: id('supplier to check'), userId: id(`user ${person.email}`) }]);
}

async function loadNotice({ db, now, id }: WorldContext): Promise<void> {
  await insertRows(db, 'notices', [
    {
      id: newId(), reference: newReference('DS'), category: 'consumer_information', address: '/tour/kayaking-in-norway',
      tourId: id('tour kayaking-in-norway'), language: 'en', name: 'Liam Fraser', email: travellerEmail('liam'),
      receivedAt: new Date(now.getTime() - 31 * hour),
      statement: 'The page does not say that the partner asks for a deposit on the dry suits. Travellers should know before they book.',
    },
  ]);
}

/** The oldest review of a tour, reported by another traveller: a person has to weigh it. */
async function loadReportedReview({ db, now, id }: WorldContext): Promise<void> {
  const review = await db
    .selectFrom('reviews')
    .select('id')
    .where('tourId', '=', id('tour safari-in-kenya'))
    .orderBy('writtenAt')
    .executeTakeFirstOrThrow();
  await insertRows(db, 'reviewReports', [
    {
      id: newId(), reviewId: review.id, reason: 'off_topic', language: 'es', userId: id(`user ${travellerEmail('elena')}`),
      details: 'Habla más del vuelo que del safari.', reportedAt: new Date(now.getTime() - 44 * hour),
    },
  ]);
}
