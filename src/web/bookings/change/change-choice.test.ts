import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AvailabilityView, BookingView, DepartureView } from '#contract/bookings.ts';
import type { TourView } from '#contract/catalogue.ts';
import { bookedChoice, changeRequest, chosenStart, withOwnPlaces } from './change-choice.ts';

type Line = BookingView['lines'][number];
const line = (kind: Line['kind'], quantity: number, unitId: string = kind): Line => ({
  unitId,
  kind,
  label: null,
  quantity,
  people: 1,
  unitPriceMinor: 1000,
  totalMinor: quantity * 1000,
});

const booked = {
  date: '2026-12-01',
  departureId: 'tuesday at ten',
  optionId: 'walk',
  startsAtLocal: '2026-12-01T10:00',
  persons: 2,
  adults: 2,
  children: 0,
  lines: [line('adult', 2)],
};

const departure = (id: string, local: string, more: Partial<DepartureView> = {}) =>
  ({
    id,
    optionId: 'walk',
    startsAtLocal: local,
    seatsLeft: 5,
    hasRoom: true,
    privateGroup: false,
    total: {},
    ...more,
  }) as DepartureView;

const own = departure('tuesday at ten', '2026-12-01T10:00', {
  seatsLeft: 1,
  hasRoom: false,
  extrasLeft: { wetsuit: 0 },
});
const availability = { departures: [own], extras: [] } as unknown as AvailabilityView;
const options = [{ id: 'walk', units: [{ id: 'unit of families', kind: 'family' }] }] as TourView['options'];

describe('the choices of a change', () => {
  test('begin with what is booked: tickets by kind only where there are more than adults and children, lines of a unit together', () => {
    assert.deepEqual(bookedChoice(booked).units, undefined);
    const family = {
      ...booked,
      children: 3,
      lines: [line('family', 1), line('infant', 1), line('extra', 2, 'photos')],
    };
    assert.deepEqual([bookedChoice(family).units, bookedChoice(family).extras], ['family-1_infant-1', { photos: 2 }]);
    const grown = { ...booked, persons: 3, adults: 3, lines: [line('extra', 1, 'photos'), line('extra', 2, 'photos')] };
    assert.deepEqual(bookedChoice(grown).extras, { photos: 3 });
  });

  test('have the booking’s own places: it may grow by what is left, and keeps its extras where none are left', () => {
    const withSuits = { ...booked, lines: [...booked.lines, line('extra', 2, 'wetsuit')] };
    const [found] = withOwnPlaces(availability, withSuits, 3).departures;
    assert.deepEqual([found!.hasRoom, found!.extrasLeft], [true, { wetsuit: 2 }]);
    assert.equal(withOwnPlaces(availability, booked, 4).departures[0]!.hasRoom, false);
    const unsold = { ...availability, departures: [{ ...own, total: null }] };
    assert.equal(withOwnPlaces(unsold, booked, 2).departures[0]!.hasRoom, false);
  });

  test('find the start of another day that is most like the booked one, and put none in place of a chosen one that is gone', () => {
    const starts = [
      departure('early boat', '2026-12-02T10:00', { optionId: 'boat' }),
      departure('at eight', '2026-12-02T08:00'),
      departure('at eleven', '2026-12-02T11:00'),
      departure('full', '2026-12-02T10:00', { hasRoom: false }),
    ];
    assert.equal(chosenStart(starts, undefined, booked)?.id, 'at eleven');
    assert.equal(chosenStart(starts, 'at eight', booked)?.id, 'at eight');
    assert.equal(chosenStart(starts, 'full', booked), null);
    assert.equal(chosenStart(starts.slice(0, 1), undefined, booked)?.id, 'early boat');
  });

  test('stay what they are, places or a private group, where none of them is chosen', () => {
    const group = departure('group', '2026-12-02T09:00', { optionId: 'private', privateGroup: true });
    const boat = departure('boat', '2026-12-02T08:00', { optionId: 'boat' });
    const bookedGroup = { ...booked, optionId: 'other', lines: [line('group', 1)] };
    assert.equal(chosenStart([group, boat], undefined, booked)?.id, 'boat');
    assert.equal(chosenStart([group], undefined, booked), null);
    assert.equal(chosenStart([boat, group], undefined, bookedGroup)?.id, 'group');
    assert.equal(chosenStart([boat], undefined, bookedGroup), null);
    assert.equal(chosenStart([group, boat], 'group', booked)?.id, 'group');
  });

  test('send nothing for what is booked, and the party only when it is another one', () => {
    const found = { availability, departure: own, options };
    const choice = bookedChoice(booked);
    assert.equal(changeRequest(booked, choice, found), null);
    const moved = { ...found, departure: departure('wednesday', '2026-12-02T10:00') };
    assert.deepEqual(changeRequest(booked, choice, moved), { departureId: 'wednesday', extras: [] });
    assert.deepEqual(changeRequest(booked, { ...choice, adults: 3 }, found), {
      departureId: own.id,
      adults: 3,
      children: 0,
    });
    assert.deepEqual(changeRequest(booked, { ...choice, adults: 1 }, found), {
      departureId: own.id,
      adults: 1,
      children: 0,
    });
    // The same tickets one by one are the same party; of a family adults and children are another.
    assert.equal(changeRequest(booked, { ...choice, units: 'adult-2' }, found), null);
    const family = { ...booked, children: 2, lines: [line('family', 1)] };
    const asPeople = { ...bookedChoice(family), units: undefined };
    assert.deepEqual(changeRequest(family, asPeople, found), {
      departureId: own.id,
      adults: 2,
      children: 2,
    });
    assert.deepEqual(changeRequest(booked, { ...choice, units: 'family-2' }, moved), {
      departureId: 'wednesday',
      units: [{ unitId: 'unit of families', quantity: 2 }],
      extras: [],
    });
  });

  test('leave an extra that is no longer sold as it is booked, until other extras or another departure are chosen', () => {
    const photos = { id: 'photos', optionId: 'walk', least: 1, most: 4 };
    const found = { availability: { ...availability, extras: [photos] } as AvailabilityView, departure: own, options };
    const withTorch = { ...booked, lines: [...booked.lines, line('extra', 1, 'torch')] };
    const choice = bookedChoice(withTorch);
    assert.equal(changeRequest(withTorch, choice, found), null);
    assert.deepEqual(changeRequest(withTorch, { ...choice, adults: 3 }, found), {
      departureId: own.id,
      adults: 3,
      children: 0,
    });
    const extras = [{ extraId: 'photos', quantity: 2 }];
    const withPhotos = { ...choice, extras: { ...choice.extras, photos: 2 } };
    assert.deepEqual(changeRequest(withTorch, withPhotos, found), { departureId: own.id, extras });
    const moved = { ...found, departure: departure('wednesday', '2026-12-02T10:00') };
    assert.deepEqual(changeRequest(withTorch, withPhotos, moved), { departureId: 'wednesday', extras });
    assert.deepEqual(changeRequest(withTorch, choice, moved), { departureId: 'wednesday', extras: [] });
  });
});
