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

/** The minute of the local day (UTC+3 all year), by the equation of time and the sun's declination; right to three minutes. */
function sunriseMinute(day: string): number {
  const dayOfYear = Math.round((Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / 86_400_000) + 1;
  const angle = (2 * Math.PI * (dayOfYear - 81)) / 364;
  const equationOfTime = 9.87 * Math.sin(2 * angle) - 7.53 * Math.cos(angle) - 1.5 * Math.sin(angle);
  const declination = radians(-23.44) * Math.cos((2 * Math.PI * (dayOfYear + 10)) / 365);
  const latitude = radians(goreme.latitude);
  // The sun is seen from where its centre is 0.833 degrees below the horizon.
  const halfDay = Math.acos(
    (Math.sin(radians(-0.833)) - Math.sin(latitude) * Math.sin(declination)) / (Math.cos(latitude) * Math.cos(declination)),
  );
  const noon = 12 * 60 + (45 - goreme.longitude) * 4 - equationOfTime;
  return noon - (halfDay * 180 * 4) / Math.PI;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
