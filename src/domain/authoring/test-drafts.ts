// Tours that a test's supplier writes.
import assert from 'node:assert/strict';
import { newId } from '#kernel/ids.ts';
import {
  byLanguage,
  emptyDocument,
  emptySchedule,
  emptyUnit,
  type TourDocument,
} from '#kernel/tour-documents/tour-document.ts';
import type { TestApp } from '#test/app.ts';
import { traderNamed } from '#test/suppliers.ts';

export type Person = { token: string };

/** A supplier of its own, verified unless it says otherwise. */
export async function newSupplier(app: TestApp, { isVerified = true } = {}): Promise<Person & { id: string }> {
  const supplier = traderNamed('Walks of a test');
  const email = `supplier-${newId()}@tests.example`;
  const { body } = await app.send('POST', '/api/auth/register', {
    body: { email, password: 'a long walk by the sea', role: 'supplier', supplier },
  });
  const { token } = body;
  const { body: own } = await app.send('GET', '/api/supplier', { token });
  if (isVerified) {
    const operator = await app.signIn('operator');
    const check = { token: operator.token, body: { outcome: 'verified' } };
    assert.equal((await app.send('POST', `/api/admin/suppliers/${own.id}/check`, check)).status, 200);
  }
  return { token, id: own.id };
}

/** Complete enough to be submitted: at 10:00 each day, eight adults at 40 €. */
export function wholeDocument(title: string, change: Partial<TourDocument> = {}): TourDocument {
  const empty = emptyDocument(newId());
  const texts = {
    ...empty.texts,
    en: {
      ...empty.texts.en,
      title,
      description: 'Two hours along the river with somebody who was born there.',
      meetingPoint: 'At the fountain in the middle of the square.',
    },
  };
  const option = {
    ...empty.options[0]!,
    units: [{ ...emptyUnit('adult'), priceMinor: 4000 }],
    capacity: 8,
    schedules: [{ ...emptySchedule(), weekdays: [1, 2, 3, 4, 5, 6, 7], startTimes: ['10:00'] }],
  };
  return {
    ...empty,
    texts,
    city: 'barcelona',
    categories: ['walking-tours'],
    durationMinutes: 120,
    guideLanguages: ['es', 'en'],
    options: [option],
    ...change,
  };
}

export const withTitle = (document: TourDocument, title: string): TourDocument => ({
  ...document,
  texts: byLanguage((language) => ({
    ...document.texts[language],
    ...(language === 'en' ? { title } : {}),
  })),
});

/** Calls of a supplier and of the operator on tours that are written. */
export function drafts(app: TestApp) {
  const at = (id: string, rest = '') => `/api/supplier/tours/${id}${rest}`;
  return {
    create: (who: Person, body: object = {}) => app.send('POST', '/api/supplier/tours', { token: who.token, body }),
    list: (who: Person, query = '') => app.send('GET', `/api/supplier/tours${query}`, { token: who.token }),
    read: (who: Person, id: string) => app.send('GET', at(id), { token: who.token }),
    save: (who: Person, id: string, basedOn: number, document: unknown) =>
      app.send('PUT', at(id), { token: who.token, body: { basedOn, document } }),
    submit: (who: Person, id: string, version: number) =>
      app.send('POST', at(id, '/submission'), { token: who.token, body: { version } }),
    act: (who: Person, method: 'POST' | 'DELETE', id: string, action: string, body?: object) =>
      app.send(method, at(id, `/${action}`), { token: who.token, body }),
    history: (who: Person, id: string) => app.send('GET', at(id, '/versions'), { token: who.token }),
    changesOf: (who: Person, id: string, versionId: string) =>
      app.send('GET', at(id, `/versions/${versionId}`), { token: who.token }),
    waiting: (operator: Person) => app.send('GET', '/api/admin/tours?pageSize=100', { token: operator.token }),
    review: (operator: Person, id: string, body: object) =>
      app.send('POST', `/api/admin/tours/${id}/review`, { token: operator.token, body }),
  };
}

/** Writes, submits and publishes a tour; its id and the version that is on sale. */
export async function publish(
  app: TestApp,
  who: Person,
  document: TourDocument,
): Promise<{ id: string; version: number }> {
  const calls = drafts(app);
  const { body: begun } = await calls.create(who);
  const id: string = begun.id;
  await publishChange(app, who, id, document);
  return { id, version: begun.version + 1 };
}

export async function publishChange(app: TestApp, who: Person, id: string, document: TourDocument): Promise<void> {
  const calls = drafts(app);
  const { body: now } = await calls.read(who, id);
  const { body: saved } = await calls.save(who, id, now.version, document);
  const submitted = await calls.submit(who, id, saved.version);
  assert.equal(submitted.status, 200, JSON.stringify(submitted.body));
  const operator = await app.signIn('operator');
  const approved = await calls.review(operator, id, { version: saved.version, outcome: 'approved' });
  assert.equal(approved.status, 200, JSON.stringify(approved.body));
}
