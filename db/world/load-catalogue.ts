import { languages } from '#kernel/languages.ts';
import { writeTours } from '#domain/catalogue/written-tours.ts';
import { openDatedStart } from '#domain/inventory/open-dated.ts';
import { usualSize } from '#kernel/units.ts';
import { instantOf } from '#kernel/zoned-time.ts';
import { assertDefined } from '#kernel/assert.ts';
import { categories, tags } from './categories.ts';
import { cities } from './cities.ts';
import { extras } from './extras.ts';
import { commonFactsOf, factTextsOf } from './facts.ts';
import { guidesOf } from './guides.ts';
import { loadClosures } from './closures.ts';
import { languageDaysOf } from './language-days.ts';
import { insertRows } from './insert-rows.ts';
import type { WorldContext } from './world-context.ts';
import { pickups } from './pickups.ts';
import { promoCodes } from './promo-codes.ts';
import { priceRulesOf } from './price-rules.ts';
import { questions } from './supplier-questions.ts';
import { resources } from './resources.ts';
import { seasonsOf } from './seasons.ts';
import { suppliers } from './suppliers.ts';
import { taxes } from './taxes.ts';
import { isoDay, type WorldCity, type WorldOption, type WorldTour } from './world.ts';

export async function loadCatalogue(context: WorldContext): Promise<void> {
  await loadCategoriesAndTags(context);
  await loadPlaces(context);
  const tours = cities.flatMap((city) => city.tours.map((tour) => ({ tour, city })));
  await loadTours(context, tours);
  await loadOptions(context, tours.flatMap(({ tour, city }) => tour.options.map((option, position) => ({ tour, option, position, timeZone: city.timeZone }))));
  await loadResources(context);
  await loadQuestions(context);
  await loadPickups(context);
  await loadExtras(context);
  await loadPromoCodes(context);
  await loadTaxes(context);
  await loadClosures(context);
}

async function loadCategoriesAndTags({ db, id }: WorldContext): Promise<void> {
  await insertRows(db, 'categories', categories.map(({ slug, parent }, position) => ({
    id: id(`category ${slug}`), slug, position, parentId: parent ? id(`category ${parent}`) : null,
  })));
  await insertRows(db, 'categoryTexts', categories.flatMap(({ slug, name, description }) =>
    languages.map((language) => ({ categoryId: id(`category ${slug}`), language, name: name[language], description: description[language] }))));
  await insertRows(db, 'tags', tags.map(({ slug }, position) => ({ id: id(`tag ${slug}`), slug, position })));
  await insertRows(db, 'tagTexts', tags.flatMap(({ slug, name }) =>
    languages.map((language) => ({ tagId: id(`tag ${slug}`), language, name: name[language] }))));
}

async function loadPlaces({ db, id }: WorldContext): Promise<void> {
  await insertRows(db, 'places', cities.map(({ slug, country, latitude, longitude, timeZone, popularity, picture }) => ({
    id: id(`place ${slug}`), slug, country, latitude, longitude, timeZone, popularity,
    pictureUrl: `/posters/city-${slug}.svg`, pictureScene: JSON.stringify(picture),
  })));
  await insertRows(db, 'placeTexts', cities.flatMap(({ slug, name, line }) =>
    languages.map((language) => ({ placeId: id(`place ${slug}`), language, name: name[language], line: line[language] }))));
}

type TourOfCity = { tour: WorldTour; city: WorldCity };

async function loadTours({ db, now, id }: WorldContext, tours: TourOfCity[]): Promise<void> {
  await writeTours(db, tours.map(({ tour, city }) => ({
    id: id(`tour ${tour.slug}`), slug: tour.slug, supplierId: id(`supplier ${tour.supplier}`), placeId: id(`place ${city.slug}`),
    currency: currencyOf(tour), fromPriceMinor: fromPrice(tour), durationMinutes: tour.durationMinutes, guideLanguages: [...tour.guideLanguages],
    policyKey: tour.policy, payLater: tour.payLater, confirmation: tour.confirmation, pickupAvailable: tour.pickupAvailable,
    meetingLatitude: tour.meetingPoint.latitude, meetingLongitude: tour.meetingPoint.longitude,
    facts: { ...commonFactsOf(tour.slug), guides: guidesOf(tour.slug), languageDays: languageDaysOf(tour) },
    texts: languages.map((language) => ({
      language, title: tour.title[language], description: tour.description[language], whatToDo: tour.whatToDo[language],
      detail: tour.detail[language], included: [...tour.included[language]], meetingPoint: tour.meetingPointText[language],
      facts: factTextsOf(tour.slug, language),
    })),
    categoryIds: tour.categories.map((slug) => id(`category ${slug}`)), tagIds: tour.tags.map((slug) => id(`tag ${slug}`)),
    pictures: tour.pictures.map((scene, position) => ({ url: `/posters/${tour.slug}-${position + 1}.svg`, scene })),
  })), now);
}

/** The price after 'from' on a card: the cheapest adult, else the cheapest group. */
export function fromPrice(tour: WorldTour): number {
  const units = tour.options.flatMap((option) => option.units);
  const adults = units.filter((unit) => unit.kind === 'adult');
  return Math.min(...(adults.length > 0 ? adults : units).map((unit) => unit.priceMinor));
}

export function currencyOf(tour: WorldTour): string {
  return assertDefined(suppliers.find(({ key }) => key === tour.supplier), `the supplier ${tour.supplier}`).currency;
}

type OptionOfTour = { tour: WorldTour; option: WorldOption; position: number; timeZone: string };

async function loadOptions(context: WorldContext, options: OptionOfTour[]): Promise<void> {
  const { db, now, id } = context;
  const named = options.map((one) => ({ ...one, optionId: id(`option ${one.tour.slug} ${one.option.key}`) }));
  await insertRows(db, 'options', named.map(({ tour, option, position, optionId }) => ({
    id: optionId, tourId: id(`tour ${tour.slug}`), position, kind: option.validDays ? 'open_dated' : option.closeTimes ? 'opening_hours' : 'start_time', validDays: option.validDays ?? null, cutOffMinutes: option.cutOffMinutes ?? 0,
    leastPeople: option.leastParty?.people ?? null, decideHoursBefore: option.leastParty?.hoursBefore ?? null,
  })));
  await insertRows(db, 'optionTexts', named.flatMap(({ option, optionId }) =>
    languages.map((language) => ({ optionId, language, name: option.name[language] }))));
  await insertRows(db, 'units', named.flatMap(({ tour, option, optionId }) => option.units.map((unit) => ({
    id: id(`unit ${tour.slug} ${option.key} ${unit.kind}`), optionId, kind: unit.kind, priceMinor: unit.priceMinor,
    minAge: unit.minAge ?? null, maxAge: unit.maxAge ?? null, ...usualSize(unit.kind),
  }))));
  await insertRows(db, 'unitTexts', named.flatMap(({ tour, option }) => option.units.flatMap(({ kind, label }) =>
    (label ? languages.map((language) => ({ unitId: id(`unit ${tour.slug} ${option.key} ${kind}`), language, label: label[language] })) : []))));
  await insertRows(db, 'priceRules', named.flatMap(({ tour, option, optionId }) => priceRulesOf({ key: option.key, optionId, tourSlug: tour.slug }, context)));
  await insertRows(db, 'departures', named.filter(({ option }) => option.validDays).map(({ tour, timeZone, option, optionId }) => ({
    id: id(`departure ${tour.slug} ${option.key}`), optionId, tourId: id(`tour ${tour.slug}`), timeZone, startsAtLocal: openDatedStart,
    startsAt: instantOf(openDatedStart, timeZone), capacity: option.capacity,
  })));
  await insertRows(db, 'schedules', named.filter(({ option }) => !option.validDays).flatMap(({ tour, option, optionId }) => seasonsOf(option, now).map((season) => ({
    id: id(`schedule ${[tour.slug, option.key, season.seasonStartsOn].filter(Boolean).join(' ')}`), optionId, ...season,
    weekdays: option.weekdays.map((day) => isoDay[day]), endTimes: option.closeTimes ? [...option.closeTimes] : null, capacity: option.capacity,
  }))));
}

async function loadResources({ db, id }: WorldContext): Promise<void> {
  await insertRows(db, 'resources', resources.map(({ key, supplier, name, quantity }) => ({
    id: id(`resource ${key}`), supplierId: id(`supplier ${supplier}`), name, quantity,
  })));
  await insertRows(db, 'optionResources', resources.flatMap(({ key, neededBy }) => neededBy.map(({ tour, option, per, cleanUpMinutes = 0 }) => ({
    optionId: id(`option ${tour} ${option}`), resourceId: id(`resource ${key}`), quantity: 1, per, setUpMinutes: 0, cleanUpMinutes,
  }))));
}

async function loadTaxes({ db, id, now }: WorldContext): Promise<void> {
  await insertRows(db, 'taxes', taxes.map(({ key, names, basisPoints, perPersonMinor, supplier, tour, place }) => ({
    id: id(`tax ${key}`), supplierId: id(`supplier ${supplier}`), tourId: tour ? id(`tour ${tour}`) : null, placeId: place ? id(`place ${place}`) : null,
    names: JSON.stringify(names), basisPoints, perPersonMinor, createdAt: now,
  })));
}

async function loadQuestions({ db, id }: WorldContext): Promise<void> {
  const asked = Object.entries(questions).flatMap(([tour, ofTour]) => ofTour.map((question, position) => ({
    tour, question, position, questionId: id(`question ${tour} ${question.key}`),
  })));
  await insertRows(db, 'questions', asked.map(({ tour, question, position, questionId }) => ({
    id: questionId, tourId: id(`tour ${tour}`), position, required: question.required, beforeBooking: question.beforeBooking ?? false, per: question.per, kind: question.kind,
    choices: Object.keys(question.choices ?? {}), least: question.least ?? null, most: question.most ?? null,
    version: question.version ?? null, keepDays: question.keepDays ?? 30,
  })));
  await insertRows(db, 'questionTexts', asked.flatMap(({ question, questionId }) => languages.map((language) => ({
    questionId, language, label: question.label[language], note: question.note?.[language] ?? null, body: question.body?.[language] ?? null,
    choices: JSON.stringify(Object.fromEntries(Object.entries(question.choices ?? {}).map(([key, label]) => [key, label[language]]))),
  }))));
}

async function loadPickups({ db, id }: WorldContext): Promise<void> {
  const offered = Object.entries(pickups).flatMap(([tour, points]) => points.map((point, position) => ({ tour, point, position })));
  await insertRows(db, 'pickupPoints', offered.map(({ tour, point, position }) => ({
    id: id(`pickup ${tour} ${point.key}`), tourId: id(`tour ${tour}`), position, minutesBefore: point.minutesBefore,
  })));
  await insertRows(db, 'pickupPointTexts', offered.flatMap(({ tour, point }) => languages.map((language) => ({
    pickupPointId: id(`pickup ${tour} ${point.key}`), language, name: point.name[language], zone: point.zone[language],
  }))));
}

async function loadExtras({ db, id }: WorldContext): Promise<void> {
  const sold = Object.entries(extras).flatMap(([tour, ofTour]) => ofTour.map((extra, position) => ({
    tour, extra, position, extraId: id(`extra ${tour} ${extra.key}`),
  })));
  await insertRows(db, 'extras', sold.map(({ tour, extra, position, extraId }) => ({
    id: extraId, tourId: id(`tour ${tour}`), optionId: extra.option ? id(`option ${tour} ${extra.option}`) : null, position,
    per: extra.per, priceMinor: extra.priceMinor, most: extra.most ?? null, stock: extra.stock ?? null,
  })));
  await insertRows(db, 'extraTexts', sold.flatMap(({ extra, extraId }) => languages.map((language) => ({
    extraId, language, label: extra.label[language], note: extra.note[language],
  }))));
}

async function loadPromoCodes({ db, id }: WorldContext): Promise<void> {
  await insertRows(db, 'promoCodes', promoCodes.map(({ tours: _tours, ...code }) => ({ id: id(`promo code ${code.code}`), borneBy: 'marketplace', ...code })));
  await insertRows(db, 'promoCodeTours', promoCodes.flatMap(({ code, tours }) => tours.map((tour) => ({
    promoCodeId: id(`promo code ${code}`), tourId: id(`tour ${tour}`),
  }))));
}
