// Start times of the demo world that change with the season.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertDefined } from '#kernel/assert.ts';
import { addDays } from '#kernel/dates.ts';
import { cities } from './cities.ts';
import { seasonsOf, startTimesOn } from './seasons.ts';

const goreme = assertDefined(cities.find(({ slug }) => slug === 'goreme'), 'Göreme');
const balloon = assertDefined(goreme.tours.find(({ slug }) => slug === 'hot-air-balloon-in-cappadocia'), 'the balloon');
const days = Array.from({ length: 365 }, (_, index) => addDays('2026-01-01', index));

describe('the balloon over Cappadocia', () => {
  test('is in the air when the sun rises, on every day of the year', () => {
    const [liftOff, landing] = [45, 105];
    for (const option of balloon.options)
      for (const day of days) {
        const [hours, minutes] = startTimesOn(option, day)[0]!.split(':').map(Number) as [number, number];
        const wait = sunriseMinute(day) - (hours * 60 + minutes);
        assert.ok(wait > liftOff - 5 && wait < landing + 5, `${day}: sunrise ${Math.round(wait)} minutes after the start`);
      }
  });

  test('has one schedule for each day from this year on', () => {
    for (const option of balloon.options) {
      const seasons = seasonsOf(option, new Date('2026-11-23T00:00:00Z'));
      assert.equal(seasons[0]!.seasonStartsOn, '2025-10-27');
      for (const [index, { seasonEndsOn }] of seasons.entries())
        assert.equal(seasonEndsOn && addDays(seasonEndsOn, 1), seasons[index + 1]?.seasonStartsOn ?? null);
      for (const day of days) {
        const [own] = seasons.filter(({ seasonStartsOn, seasonEndsOn }) => seasonStartsOn! <= day && day <= seasonEndsOn!);
        assert.deepEqual(own!.startTimes, startTimesOn(option, day), day);
      }
    }
  });
});

describe('tours that are named after the light', () => {
  const named: readonly [string, string, 'sunrise' | 'sunset'][] = [
    ['lisbon', 'graca-and-mouraria-with-a-camera', 'sunset'],
    ['rome', 'aqueducts-and-a-sunset-picnic', 'sunset'],
    ['sydney', 'convict-brick-and-green-bans', 'sunset'],
    ['sydney', 'lavender-bay-paddle-at-sunrise', 'sunrise'],
    ['nice', 'villefranche-bay-by-kayak-at-first-light', 'sunrise'],
  ];

  test('are out at the hour of their name, on every day of the year', () => {
    for (const [place, slug, event] of named) {
      const city = assertDefined(cities.find((one) => one.slug === place), place);
      const tour = assertDefined(city.tours.find((one) => one.slug === slug), slug);
      for (const option of tour.options)
        for (const day of days) {
          const times = startTimesOn(option, day);
          const start = minuteInUtc(day, event === 'sunrise' ? times[0]! : times.at(-1)!, city.timeZone);
          const wait = sunMinute(day, city, event) - start;
          // The sun comes up early on the water; a walk in midsummer ends in the last light.
          const latest = event === 'sunrise' ? 75 : tour.durationMinutes + 75;
          assert.ok(wait > 5 && wait < latest, `${slug} ${day}: ${event} ${Math.round(wait)} minutes after the start`);
        }
    }
  });
});

const minuteInUtc = (day: string, time: string, zone: string): number =>
  (Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).epochMilliseconds - Date.parse(day)) / 60_000;

/** The minute of the local day in Göreme, which has UTC+3 all year. */
const sunriseMinute = (day: string): number => sunMinute(day, goreme, 'sunrise') + 180;

type Place = { latitude: number; longitude: number };

/** The minute of the UTC day, by the equation of time and the sun's declination; right to three minutes. */
function sunMinute(day: string, place: Place, event: 'sunrise' | 'sunset'): number {
  const dayOfYear = Math.round((Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / 86_400_000) + 1;
  const angle = (2 * Math.PI * (dayOfYear - 81)) / 364;
  const equationOfTime = 9.87 * Math.sin(2 * angle) - 7.53 * Math.cos(angle) - 1.5 * Math.sin(angle);
  const declination = radians(-23.44) * Math.cos((2 * Math.PI * (dayOfYear + 10)) / 365);
  const latitude = radians(place.latitude);
  // The sun is seen from where its centre is 0.833 degrees below the horizon.
  const halfDay = Math.acos(
    (Math.sin(radians(-0.833)) - Math.sin(latitude) * Math.sin(declination)) / (Math.cos(latitude) * Math.cos(declination)),
  );
  const noon = 12 * 60 - place.longitude * 4 - equationOfTime;
  return noon + ((event === 'sunrise' ? -1 : 1) * halfDay * 180 * 4) / Math.PI;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
