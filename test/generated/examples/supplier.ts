// What suppliers do about bookings, departures, their calendar, team, codes, taxes, resources and programs.
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { hashOf, newToken } from '#domain/accounts/sessions/refresh-token.ts';
import { giveToken } from '#domain/team/invitation-queries.ts';
import { newId } from '#kernel/ids.ts';
import { newEmail } from '#test/browser.ts';
import { newOwner } from '#test/identities.ts';
import { dayAhead } from '#test/test-tour.ts';
import type { ExampleContext, Examples } from '../example-context.ts';
import { announceTerms, madeDocument, newDocument } from './operator.ts';

const ofBooking = async (context: ExampleContext) => ({ params: { id: (await context.made('placeBooking')).id } });
const ofDeparture = async (context: ExampleContext) => ({ params: { id: (await context.party()).departureId } });
const requested = async (context: ExampleContext) => {
  const { id } = await context.ask('placeBooking', {
    body: await context.party(0, await context.newTour({ confirmation: 'on-request' })),
  });
  return { params: { id } };
};
const days = (from: number, to: number) => ({ from: dayAhead(from), to: dayAhead(to) });
const calendarEdit = async (context: ExampleContext) => ({
  ...days(9, 15),
  tourIds: [(await context.newTour()).id],
  kind: 'capacity' as const,
  capacity: 40,
});
const scanOf = async (context: ExampleContext) => {
  const { ticket, departureId } = await context.made('placeBooking');
  const at = context.app.services.clock.now().toISOString();
  return { id: newId(), departureId, ticket: ticket!.text, at };
};
const entriesFile = async (context: ExampleContext) => {
  const tour = await context.newTour();
  const startsAt = tour.options[0].departures[0]!.local.replace('T', ' ');
  const content = `reference,option,starts_at,adult,name\nE${newId().slice(-6)},${tour.options[0].id},${startsAt},2,Ada`;
  return { body: { format: 'csv' as const, content } };
};
const madeCode = async (context: ExampleContext) => ({ params: { id: (await context.made('createSupplierCode')).id } });
const madeResource = async (context: ExampleContext) => ({ params: { id: (await context.made('addResource')).id } });
const neededResource = async (context: ExampleContext) => {
  const { id } = await context.made('addResource');
  return { params: { id, optionId: (await context.newTour()).options[0].id } };
};
const need = { per: 'departure' as const, quantity: 1, setUpMinutes: 0, cleanUpMinutes: 15 };
const calendar = { url: 'https://partner.test/busy.ics' };
const withCalendar = async (context: ExampleContext) => {
  const { params } = await madeResource(context);
  await context.ask('setResourceImport', { params, body: calendar });
  return { params };
};
const madeWebhook = async (context: ExampleContext) => ({
  params: { id: (await context.made('createWebhook')).webhook.id },
});
/** Who has just authenticated. */
async function provenOwner(context: ExampleContext) {
  const owner = await newOwner(context.app);
  await context.reauthenticate(owner.id);
  return owner;
}
/** As it stands in a mail. */
async function mailedInvitation(context: ExampleContext): Promise<string> {
  const token = newToken();
  assert.ok(await giveToken(context.db, (await context.made('inviteMember')).id, hashOf(token)));
  return token;
}
const webhook = { url: 'https://partner.test/hook', events: ['booking.made' as const] };
const trader = {
  name: 'Mar y Piedra',
  legalName: 'Mar y Piedra SL',
  country: 'ES',
  address: 'Calle Mayor 1, Barcelona',
  phone: '+34600000000',
  registerNumber: 'B-1',
  taxNumber: 'ESB1',
  currency: 'EUR' as const,
  selfCertified: true as const,
};

export const supplierExamples: Examples = {
  previewDepartureChange: async (context) => {
    const [departure] = (await context.tour()).options[0].departures;
    return { params: { id: departure!.id }, body: { startsAtLocal: departure!.local.replace('10:00', '11:00') } };
  },
  changeDeparture: async (context) => {
    const [departure] = (await context.newTour()).options[0].departures;
    const startsAtLocal = departure!.local.replace('10:00', '11:00');
    return { params: { id: departure!.id }, body: { startsAtLocal, reason: 'The tide.' } };
  },
  getDepartureCancellation: ofDeparture,
  cancelDeparture: async (context) => {
    const [departure] = (await context.newTour()).options[0].departures;
    return { params: { id: departure!.id }, body: { reason: 'A storm.', note: 'Harbour master.' } };
  },
  addDocument: newDocument,
  withdrawDocument: madeDocument,
  openOwnDocument: madeDocument,
  listAnswers: ofBooking,
  listDepartureMessages: ofDeparture,
  writeToTravellers: async (context) => {
    const { id, departureId } = await context.made('placeBooking');
    return { params: { id: departureId }, body: { text: 'Bring a coat.', bookingIds: [id] } };
  },
  settleMessages: async (context) => {
    const { id } = await context.made('placeBooking');
    await context.ask('writeBookingMessage', { params: { id }, body: { text: 'Is there a place for coats?' } });
    return { params: { id } };
  },
  listSupplierBookingItems: ofBooking,
  decideBooking: async (context) => ({ ...(await requested(context)), body: { decision: 'accept' } }),
  decideChange: async (context) => {
    const tour = await context.newTour({
      confirmation: 'on-request',
      starts: [`${dayAhead(10)}T10:00`, `${dayAhead(11)}T10:00`],
    });
    const { id } = await context.ask('placeBooking', { body: await context.party(0, tour) });
    await context.ask('decideBooking', { params: { id }, body: { decision: 'accept' } });
    const change = { departureId: tour.options[0].departures[1]!.id, adults: 2 };
    const { total } = await context.ask('quoteChange', { params: { id }, body: change });
    const expectedTotal = { priceMinor: total.priceMinor, currency: total.currency };
    await context.ask('changeBooking', { params: { id }, body: { ...change, expectedTotal } });
    return { params: { id }, body: { decision: 'accept' } };
  },
  recordAttendance: async (context) => ({ params: { id: await context.pastBooking() }, body: { attended: true } }),
  remindOfQuestions: async (context) => {
    const tour = await context.newTour({ starts: [`${dayAhead(10)}T10:00`] });
    const question = { id: newId(), tourId: tour.id, position: 0, kind: 'text', per: 'booking', required: true };
    await context.db.insertInto('questions').values(question).execute();
    const { departureId } = await context.ask('placeBooking', { body: await context.party(0, tour) });
    return { params: { id: departureId } };
  },
  listMoveTargets: ofBooking,
  moveToDeparture: async (context) => {
    const tour = await context.newTour({ starts: [`${dayAhead(10)}T10:00`, `${dayAhead(11)}T10:00`] });
    const { id } = await context.ask('placeBooking', { body: await context.party(0, tour) });
    const departureId = tour.options[0].departures[1]!.id;
    return { params: { id }, body: { departureId, reason: 'A storm.' } };
  },
  cancelBySupplier: async (context) => ({ ...(await ofBooking(context)), body: { reason: 'A storm.' } }),
  getPerformance: () => ({ query: { period: '30d' } }),
  downloadPerformance: () => ({ query: { table: 'demand', period: '30d' } }),
  saveTaxDetails: () => ({ body: { kind: 'entity', tin: 'B-54550101', tinCountry: 'ES', vatNumber: 'ESB54550101' } }),
  listSupplierDepartures: () => ({ query: days(0, 30) }),
  getDaySheet: ofDeparture,
  addManualEntry: async (context) => ({
    ...(await ofDeparture(context)),
    body: {
      kind: 'booking',
      units: [{ unitId: (await context.tour()).options[0].units.adult!, quantity: 2 }],
      name: 'Ada',
    },
  }),
  releaseManualEntry: async (context) => ({ params: { id: (await context.made('addManualEntry')).id } }),
  recordEntryArrival: async (context) => ({
    params: { id: (await context.made('addManualEntry')).id },
    body: { people: 1 },
  }),
  previewEntryImport: entriesFile,
  importEntries: entriesFile,
  undoEntryImport: async (context) => ({ params: { id: (await context.made('importEntries')).importId! } }),
  checkIn: async (context) => ({ body: { scans: [await scanOf(context)] } }),
  undoCheckIn: async (context) => {
    const scan = await scanOf(context);
    const { data } = await context.ask('checkIn', { body: { scans: [scan] } });
    return { params: { id: data[0]!.bookingId! } };
  },
  getSupplierCalendar: () => ({ query: { view: 'week', date: dayAhead(10) } }),
  previewCalendarEdit: async (context) => ({ body: await calendarEdit(context) }),
  editCalendar: async (context) => ({ body: await calendarEdit(context) }),
  getCalendarEdit: async (context) => ({ params: { id: (await context.made('editCalendar')).id } }),
  undoCalendarEdit: async (context) => ({ params: { id: (await context.made('editCalendar')).id } }),
  getClosing: async (context) => ({ as: await newOwner(context.app) }),
  closeSupplier: async (context) => ({ as: await provenOwner(context), body: {} }),
  reopenSupplier: async (context) => {
    const as = await provenOwner(context);
    await context.ask('closeSupplier', { as, body: {} });
    await sql`update users set email_confirmed_at = now() where id = ${as.id}`.execute(context.db);
    return { params: { id: as.supplierId }, body: { reason: 'The owner has asked for it.', ownerEmail: as.email } };
  },
  correctSupplier: async (context) => ({ as: await context.uncheckedOwner(), body: { ...trader, name: 'Lanterns' } }),
  getSupplierStart: () => ({ query: { from: dayAhead(0) } }),
  acceptTerms: async (context) => {
    const as = await newOwner(context.app);
    return { as, params: { id: (await announceTerms(context, as.supplierId)).id } };
  },
  listClosures: async (context) => ({ params: { id: (await context.tour()).id } }),
  closeDepartures: async (context) => ({
    params: { id: (await context.newTour()).id },
    body: { ...days(9, 12), reason: 'The boat is in the yard.' },
  }),
  reopenDepartures: async (context) => ({ params: { id: (await context.made('closeDepartures')).closure.id } }),
  inviteMember: () => ({ body: { email: newEmail('guide'), role: 'guide' } }),
  revokeInvitation: async (context) => ({ params: { id: (await context.made('inviteMember')).id } }),
  changeMember: async (context) => ({ params: { id: (await context.newGuide()).id }, body: { role: 'manager' } }),
  removeMember: async (context) => ({ params: { id: (await context.newGuide()).id } }),
  readInvitation: async (context) => ({ body: { token: await mailedInvitation(context) } }),
  acceptInvitation: async (context) => ({
    body: { token: await mailedInvitation(context), password: 'lanterns over the old harbour', name: 'Ada' },
  }),
  assignGuides: async (context) => ({
    ...(await ofDeparture(context)),
    body: { guides: [(await context.newGuide()).id] },
  }),
  createApiKey: async (context) => ({
    as: await context.ownerWithFew('api_keys'),
    body: { name: 'Booking system', scopes: ['bookings:read'], days: 30 },
  }),
  revokeApiKey: async (context) => ({ params: { id: (await context.made('createApiKey')).apiKey.id } }),
  createWebhook: async (context) => ({ as: await context.ownerWithFew('webhook_endpoints'), body: webhook }),
  changeWebhook: async (context) => ({ ...(await madeWebhook(context)), body: { ...webhook, isOn: false } }),
  deleteWebhook: madeWebhook,
  renewWebhookSecret: madeWebhook,
  testWebhook: madeWebhook,
  listWebhookDeliveries: madeWebhook,
  replayWebhookDelivery: async (context) => {
    const { params } = await madeWebhook(context);
    await context.ask('testWebhook', { params });
    const { data } = await context.ask('listWebhookDeliveries', { params });
    return { params: { ...params, deliveryId: data[0]!.id } };
  },
  createSupplierCode: () => ({ body: { code: `T${newId().slice(-10)}`, percent: 10 } }),
  setSupplierCodeState: async (context) => ({ ...(await madeCode(context)), body: { state: 'paused' } }),
  listSupplierCodeUses: madeCode,
  addTax: async (context) => ({
    body: {
      names: { en: 'City tax', es: 'Tasa', fr: 'Taxe' },
      perPersonMinor: 100,
      tourId: (await context.newTour()).id,
    },
  }),
  endTax: async (context) => ({ params: { id: (await context.made('addTax')).id } }),
  listTourResources: async (context) => ({ query: { tourId: (await context.tour()).id } }),
  addResource: () => ({ body: { name: 'A boat', quantity: 2 } }),
  getResource: madeResource,
  changeResource: async (context) => ({ ...(await madeResource(context)), body: { name: 'Two boats', quantity: 3 } }),
  removeResource: madeResource,
  restoreResource: async (context) => {
    const { params } = await neededResource(context);
    await context.ask('setResourceNeed', { params, body: need });
    await context.ask('removeResource', { params: { id: params.id } });
    return { params: { id: params.id } };
  },
  setResourceNeed: async (context) => ({ ...(await neededResource(context)), body: need }),
  endResourceNeed: async (context) => {
    const { params } = await neededResource(context);
    await context.ask('setResourceNeed', { params, body: need });
    return { params };
  },
  getResourceCalendar: madeResource,
  openResourceFeed: madeResource,
  closeResourceFeed: async (context) => {
    const { params } = await madeResource(context);
    await context.ask('openResourceFeed', { params });
    return { params };
  },
  setResourceImport: async (context) => ({ ...(await madeResource(context)), body: calendar }),
  endResourceImport: withCalendar,
  fetchResourceImport: withCalendar,
  getResourceWeek: () => ({ query: { date: dayAhead(10) } }),
  readResourceFeed: async (context) => {
    const { address } = await context.ask('openResourceFeed', await madeResource(context));
    return { params: { token: address.split('/').at(-2)! } };
  },
};
