// A supplier takes seats of its departure by hand: a customer booked by phone, or it sells some of them elsewhere. The seats are those
// that travellers book, taken by the same statement; only whether it is still on sale does not matter to who runs the tour.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { ManualEntryView, manualEntryEndpoints } from '#contract/suppliers/manual-entries.ts';
import { newId } from '#kernel/ids.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { recordActOfOperator } from '#domain/audit/record-act.ts';
import { lockCompeting } from '#domain/inventory/shared-resources.ts';
import { takeSeatsByHand } from '#domain/inventory/seats.ts';
import { sizeOf } from '#domain/pricing/choose-units.ts';
import { seatsFor } from '#domain/pricing/price-party.ts';
import { findSupplierDeparture } from '../day-sheet/departure-queries.ts';
import { type EnteredUnit, findSold, insertEntry, type ManualEntry } from './manual-entry-queries.ts';
import { manualEntryView } from './manual-entry-view.ts';

type EntryRequest = InputOf<(typeof manualEntryEndpoints)['addManualEntry']>['body'];

/** Throws `not_found`, `invalid_input` with its field, `sold_out`, `departure_closed` for one that was called off. */
export async function addManualEntry(context: Context, id: string, request: EntryRequest): Promise<ManualEntryView> {
  const user = signedIn(context);
  const { language, idempotencyKey: key } = context.caller;
  const idempotent = { userId: user.id, operation: `addManualEntry ${id}`, key, input: request };
  return withIdempotency(context, idempotent, async (transaction) => {
    const departure = await findSupplierDeparture(transaction, user, id, language);
    // Locked before it is read: a private group takes all its seats, however many it has by then.
    if (departure) await lockCompeting(transaction, [id], context.clock.now());
    const sold = departure && (await findSold(transaction, id));
    if (!sold) throw new DomainError('not_found');
    if (sold.kind === 'open_dated') throw invalid('kind', 'not_here');
    const now = context.clock.now();
    const entry: ManualEntry = {
      id: newId(),
      departureId: id,
      ...contentsOf(request, sold),
      arrived: null,
      currency: sold.currency,
      madeAt: now,
      madeBy: user.id,
    };
    await insertEntry(transaction, entry);
    await takeSeatsByHand(transaction, id, entry.seats, now);
    await recordActOfOperator(context, transaction, { act: 'tour_add_entry', subjectId: departure.tourId });
    return manualEntryView(entry, departure, { language, now, withMoney: true });
  });
}

type Contents = Omit<ManualEntry, 'id' | 'departureId' | 'arrived' | 'currency' | 'madeAt' | 'madeBy'>;
type Sold = { units: readonly EnteredUnit[]; capacity: number };

function contentsOf(request: EntryRequest, { units, capacity }: Sold): Contents {
  const { kind, seats, name, email, phone, note, paidMinor } = request;
  const nothing = { adults: 0, children: 0, lines: [], name: null, email: null, phone: null, paidMinor: null };
  if (kind === 'block') {
    if (!seats) throw invalid('seats', 'required');
    if (!note) throw invalid('note', 'required');
    return { ...nothing, kind, seats, note };
  }
  if (!name) throw invalid('name', 'required');
  const chosen = chosenUnits(request.units ?? [], units);
  const size = sizeOf(chosen);
  const taken = seatsFor(size, capacity);
  if (taken === 0) throw invalid('units', 'required');
  return {
    kind,
    seats: taken,
    ...size.party,
    lines: chosen.map(({ unit, quantity }) => ({ kind: unit.kind, labels: unit.labels, quantity })),
    name,
    email: email ?? null,
    phone: phone ?? null,
    note: note ?? null,
    paidMinor: paidMinor ?? null,
  };
}

/** The limits of a unit are for travellers: its supplier knows whom it lets in. */
function chosenUnits(requested: NonNullable<EntryRequest['units']>, units: readonly EnteredUnit[]) {
  if (requested.length === 0) throw invalid('units', 'required');
  if (new Set(requested.map(({ unitId }) => unitId)).size < requested.length) throw invalid('units', 'contradiction');
  return requested.map(({ unitId, quantity }) => {
    const unit = units.find((one) => one.id === unitId);
    if (!unit) throw invalid('units', 'unknown_value');
    return { unit, quantity };
  });
}
