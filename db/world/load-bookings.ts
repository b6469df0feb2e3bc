// Bookings of the demo world: reviewed trips, departures that are full or nearly so, and the bookings of the demo
// traveller. All with their seats, sale, payment and events, as if booked through the API.
import { createHash } from 'node:crypto';
import { assertDefined } from '#kernel/assert.ts';
import { addDays, isoWeekday, localDate } from '#kernel/dates.ts';
import { instantOf } from '#kernel/zoned-time.ts';
import { countPopularity } from '#domain/bookings/count-popularity.ts';
import { BookingWriter, type Seat } from './booking-writer.ts';
import { cities } from './cities.ts';
import { insertRows } from './insert-rows.ts';
import { travellerEmail } from './load-people.ts';
import { needsResources } from './resources.ts';
import { startTimesOn } from './seasons.ts';
import type { WorldContext } from './world-context.ts';
import { travellers } from './travellers.ts';
import { findWaitlisted, loadWaitlist } from './waitlist.ts';
import { isoDay, type WorldReview, type WorldTour } from './world.ts';

type Place = { tour: WorldTour; timeZone: string };

const tours: readonly Place[] = cities.flatMap((city) => city.tours.map((tour) => ({ tour, timeZone: city.timeZone })));
const placeOf = (slug: string): Place => assertDefined(tours.find(({ tour }) => tour.slug === slug), `the tour ${slug}`);

/** A hash of a text from 0 to 2^32 - 1, the world's only source of variation. */
const stableNumber = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE();

export async function loadBookings(context: WorldContext): Promise<void> {
  const bookings = new BookingWriter(context);
  for (const place of tours) for (const review of place.tour.reviews) bookReviewedTrip(bookings, context, place, review);
  await bookDemoTraveller(bookings, context);
  await fillDepartures(bookings, context);
  await fillWaitlisted(bookings, context);
  await bookings.write();
  await loadWaitlist(context);
  await markHelpfulReviews(context);
  await loadWishlist(context);
}

function bookReviewedTrip(bookings: BookingWriter, context: WorldContext, place: Place, review: WorldReview): void {
  const seat = pastSeat(context, place, review.daysAgo);
  const adults = 1 + (stableNumber(place.tour.slug + review.traveller) % 3);
  const bookingId = bookings.add({ ...seat, traveller: review.traveller, adults, state: 'completed' });
  bookings.addReview({ ...review, bookingId, tour: place.tour, writtenAt: daysAfter(seat.startsAt, 2) });
}

/** The departure so many days ago, or on the last day before that on which the first option runs. */
function pastSeat({ now }: WorldContext, { tour, timeZone }: Place, daysAgo: number): Seat {
  const option = tour.options[0];
  let day = addDays(localDate(now, timeZone), -daysAgo);
  while (!option.weekdays.some((weekday) => isoDay[weekday] === isoWeekday(day))) day = addDays(day, -1);
  const local = `${day}T${startTimesOn(option, day)[0]}`;
  return { tour, option, local, timeZone, startsAt: instantOf(local, timeZone) };
}

const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * 86_400_000);

// The dashboard of the spec: three bookings (one of them pending), two reviews, three trips with a year.
const demoTrips: { slug: string; daysAgo: number; review?: Pick<WorldReview, 'stars' | 'comment'> }[] = [
  { slug: 'hot-air-balloon-in-cappadocia', daysAgo: 58, review: { stars: 5, comment: 'Forty balloons in the air and not a sound but the burner. Our pilot set us down between two apricot trees, exactly where the van was waiting.' } },
  { slug: cities.find((city) => city.slug === 'lisbon')!.tours[0]!.slug, daysAgo: 215, review: { stars: 4, comment: 'The light over the rooftops was worth the stairs, and the guide looks at your pictures instead of only showing his own. Wear shoes with a grip, the cobbles are polished.' } },
  { slug: cities.find((city) => city.slug === 'kyoto')!.tours[0]!.slug, daysAgo: 401 },
];
// One is paid and simply confirmed, one is confirmed and to be paid, one waits for its supplier. The first two were ordered together.
const demoBookings = [
  { slug: cities.find((city) => city.slug === 'barcelona')!.tours[0]!.slug, afterDays: 24, adults: 2, state: 'confirmed', isOrdered: true },
  { slug: cities.find((city) => city.slug === 'rome')!.tours[1]!.slug, afterDays: 66, adults: 2, state: 'confirmed', isOrdered: true },
  { slug: 'safari-in-kenya', afterDays: 120, adults: 2, state: 'pending', isOrdered: false },
] as const;
const demoWishlist = ['safari-in-kenya', 'hot-air-balloon-in-cappadocia', 'kayaking-in-norway'];

async function bookDemoTraveller(bookings: BookingWriter, context: WorldContext): Promise<void> {
  for (const { slug, daysAgo, review } of demoTrips) {
    const place = placeOf(slug);
    const seat = pastSeat(context, place, daysAgo);
    const bookingId = bookings.add({ ...seat, traveller: 'lucia', adults: 2, state: 'completed' });
    if (review) bookings.addReview({ bookingId, tour: place.tour, traveller: 'lucia', writtenAt: daysAfter(seat.startsAt, 3), ...review });
  }
  const orderId = bookings.addOrder({ traveller: 'lucia', currency: 'EUR' });
  for (const { slug, afterDays, adults, state, isOrdered } of demoBookings) {
    const place = placeOf(slug);
    const departure = await nextDeparture(context, place, afterDays);
    bookings.add({ ...departure, traveller: 'lucia', adults, state, ...(isOrdered && { orderId }) });
  }
}

async function nextDeparture({ db, now, id }: WorldContext, { tour, timeZone }: Place, afterDays: number): Promise<Seat> {
  const option = tour.options[0];
  const found = await db
    .selectFrom('departures')
    .select(['id', 'startsAtLocal', 'startsAt'])
    .where('optionId', '=', id(`option ${tour.slug} ${option.key}`))
    .where('startsAt', '>', daysAfter(now, afterDays))
    .orderBy('startsAt')
    .executeTakeFirstOrThrow();
  return { tour, option, timeZone, local: found.startsAtLocal, startsAt: found.startsAt, departureId: found.id };
}

/** A fifth of the reviews helped no one yet; of the others up to a fifth of the travellers say so, never the demo traveller. */
async function markHelpfulReviews({ db, now }: WorldContext): Promise<void> {
  const reviews = await db
    .selectFrom('reviews')
    .innerJoin('tours', 'tours.id', 'reviews.tourId')
    .select(['reviews.id', 'reviews.userId', 'reviews.writtenAt', 'tours.slug'])
    .execute();
  const people = await db.selectFrom('users').select(['id', 'email']).where('email', 'in', travellers.map(({ key }) => travellerEmail(key))).execute();
  await insertRows(db, 'helpfulReviews', reviews.flatMap(({ id, userId, writtenAt, slug }) => {
    const author = people.find((person) => person.id === userId)!;
    const most = stableNumber(`${slug} ${author.email}`) % 5;
    return people
      .filter((person) => person !== author && person.email !== travellerEmail('lucia') && stableNumber(`${slug} ${author.email} ${person.email}`) % 20 < most)
      .map((person) => ({ reviewId: id, userId: person.id, markedAt: new Date(Math.min(now.getTime(), daysAfter(writtenAt, 4).getTime())) }));
  }));
}

const fillWithinDays = 45;

/** About one departure in twenty is sold out, one in ten has a seat or two left. */
async function fillDepartures(bookings: BookingWriter, { db, now, id }: WorldContext): Promise<void> {
  for (const { tour, timeZone } of tours) {
    // What shares a guide or a van is left free: its bookings would have to agree with one another.
    // Day tickets are bought on the day.
    for (const option of tour.options.filter(({ key, closeTimes }) => !closeTimes && !needsResources(tour.slug, key))) {
      const departures = await db
        .selectFrom('departures')
        .select(['id', 'startsAtLocal', 'startsAt'])
        .where('optionId', '=', id(`option ${tour.slug} ${option.key}`))
        .where('startsAt', '>', daysAfter(now, 1))
        .where('startsAt', '<', daysAfter(now, fillWithinDays))
        .orderBy('startsAt')
        .execute();
      for (const departure of departures) {
        const seat = { tour, option, timeZone, local: departure.startsAtLocal, startsAt: departure.startsAt, departureId: departure.id };
        fill(bookings, seat, stableNumber(`${tour.slug} ${option.key} ${departure.startsAtLocal.slice(5)}`));
      }
    }
  }
}

function fill(bookings: BookingWriter, seat: Seat, random: number): void {
  const isGroup = seat.option.units[0]!.kind === 'group';
  if (random % 7 > (isGroup ? 0 : 2)) return;
  const free = seat.option.capacity - bookings.taken(seat);
  const leave = random % 3 === 0 ? 0 : 1 + (random % 2);
  // Enough for it to run.
  const least = seat.option.leastParty?.people ?? 1;
  let wanted = random % 7 === 0 ? free - leave : Math.min(free, least + (random % 4));
  for (let party = 0; wanted > 0 && party < 40; party++) {
    const adults = Math.min(wanted, isGroup ? seat.option.capacity : 2 + ((random >>> party) % 4));
    bookings.add({ ...seat, traveller: someTraveller(random + party), adults, state: 'confirmed' });
    wanted = isGroup ? 0 : wanted - adults;
  }
}

/** What is left of it, so that it is sold out. */
async function fillWaitlisted(bookings: BookingWriter, context: WorldContext): Promise<void> {
  const { tour: slug, id: departureId, startsAtLocal: local, startsAt } = await findWaitlisted(context);
  const { tour, timeZone } = placeOf(slug);
  const option = tour.options[0];
  const seat = { tour, option, timeZone, local, startsAt, departureId };
  for (let free = option.capacity - bookings.taken(seat); free > 0; free = option.capacity - bookings.taken(seat))
    bookings.add({ ...seat, traveller: someTraveller(free), adults: Math.min(2, free), state: 'confirmed' });
}

const someTraveller = (random: number): string => travellers[1 + (random % (travellers.length - 1))]!.key;

async function loadWishlist({ db, now, id }: WorldContext): Promise<void> {
  await insertRows(db, 'wishlistItems', demoWishlist.map((slug, position) => ({
    userId: id(`user ${travellerEmail('lucia')}`), tourId: id(`tour ${slug}`), addedAt: new Date(now.getTime() - position * 3600_000),
  })));
  await countPopularity(db, now);
}

