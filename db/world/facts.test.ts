// The facts of the demo world's tours: complete in three languages, within the limits of the contract, and true to the tour.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { commonFacts, factTexts } from '#contract/tour-facts.ts';
import { languages } from '#kernel/languages.ts';
import { fold } from '#kernel/slugs.ts';
import { cities } from './cities.ts';
import { guidesOf } from './guides.ts';
import { languageDaysOf } from './language-days.ts';
import { commonFactsOf, facts, factTextsOf } from './facts.ts';
import { isoDay } from './world.ts';

const tours = cities.flatMap((city) => city.tours);
const written = tours.flatMap((tour) => (facts[tour.slug] ? [{ tour, ...facts[tour.slug]! }] : []));

/** Everything in it that people read. */
const sentencesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' ? Object.values(value!).flatMap(sentencesOf) : [];

describe('the facts of a tour in the demo world', () => {
  test('are complete in three languages, within the limits of the contract', () => {
    for (const { tour, stepMinutes, texts } of written) {
      const check = (name: string, { error }: { error?: { message: string } }) =>
        assert.ok(!error, `${tour.slug}, ${name}: ${error?.message}`);
      check('for all languages', commonFacts.strict().safeParse({ ...commonFactsOf(tour.slug), guides: guidesOf(tour.slug), languageDays: languageDaysOf(tour) }));
      for (const language of languages) {
        check(language, factTexts.strict().safeParse(factTextsOf(tour.slug, language)));
        assert.equal(texts[language].itinerary.length, stepMinutes.length, `${tour.slug}, ${language}: steps`);
      }
      for (const name of ['highlights', 'notIncluded', 'toBring', 'knowBefore', 'questions'] as const)
        assert.equal(new Set(languages.map((language) => texts[language][name].length)).size, 1, `${tour.slug}: ${name}`);
    }
  });

  test('are of tours that exist, of a whole city at a time', () => {
    assert.deepEqual(Object.keys(facts).filter((slug) => !tours.some((tour) => tour.slug === slug)), []);
    for (const city of cities)
      assert.equal(new Set(city.tours.map(({ slug }) => slug in facts)).size, 1, `${city.slug} has facts for some tours only`);
  });

  test('are there for each tour', () => {
    assert.equal(written.length, tours.length);
  });

  test('agree with its length, its places and its tags', () => {
    for (const { tour, stepMinutes, groupSizeMax, accessibility } of written) {
      assert.ok(stepMinutes.at(-1)! < tour.durationMinutes, `${tour.slug}: a step begins after the end`);
      // With a day ticket or an open-dated one there are no groups.
      const capacities = tour.options.filter(({ closeTimes, validDays }) => !closeTimes && !validDays).map(({ capacity }) => capacity);
      assert.ok(groupSizeMax >= Math.max(...capacities), `${tour.slug}: more places than the largest group has people`);
      assert.ok(groupSizeMax <= capacities.reduce((sum, one) => sum + one), `${tour.slug}: a group larger than all places`);
      const isTagged = tour.tags.includes('wheelchair-accessible');
      assert.equal(accessibility.wheelchairs === 'yes', isTagged, `${tour.slug}: the tag wheelchair-accessible`);
    }
  });

  test('say of most tours for certain whether wheelchairs and prams can come', () => {
    for (const name of ['wheelchairs', 'prams'] as const) {
      const certain = written.filter(({ accessibility }) => accessibility[name] !== 'unknown');
      assert.ok(certain.length >= (written.length * 2) / 3, `${name}: ${certain.length} of ${written.length}`);
    }
  });

  test('say for each day of the tour which languages are spoken, each language of the guide on some', () => {
    for (const tour of tours) {
      const days = languageDaysOf(tour);
      assert.deepEqual(days.map(({ language }) => language).sort(), [...tour.guideLanguages].sort(), tour.slug);
      assert.ok(days.every(({ weekdays }) => weekdays.length > 0), tour.slug);
      const running = new Set(tour.options.flatMap(({ weekdays }) => weekdays.map((day) => isoDay[day])));
      assert.deepEqual(new Set(days.flatMap(({ weekdays }) => weekdays)), running, tour.slug);
    }
  });

  test('name for each tour who guides, and its guides speak its languages and no other between them', () => {
    for (const tour of tours) {
      const spoken = new Set(guidesOf(tour.slug).flatMap(({ languages: ofGuide }) => ofGuide));
      assert.deepEqual([...spoken].sort(), [...tour.guideLanguages].sort(), tour.slug);
      for (const { name, since } of guidesOf(tour.slug)) assert.ok(since < 2024, `${tour.slug}: ${name} is a beginner`);
    }
  });

  test('are not repeated in its text', () => {
    const wordsOf = (text: string) => new Set(fold(text).split(/\W+/).filter((word) => word.length > 3).map((word) => word.slice(0, 6)));
    const told = written.flatMap(({ tour, texts }) =>
      languages.flatMap((language) => {
        const inDetail = wordsOf(tour.detail[language]);
        const { toBring, knowBefore, notIncluded, fitnessNote, agesNote, accessibilityNote } = texts[language];
        const lines = [...toBring, ...knowBefore, ...notIncluded, ...tour.included[language], fitnessNote, agesNote, accessibilityNote];
        return lines.filter((line) => {
          const words = [...wordsOf(line)];
          return words.length > 3 && words.filter((word) => inDetail.has(word)).length / words.length >= 0.6;
        });
      }),
    );
    assert.deepEqual(told, []);
  });

  test('are set as print is: no straight apostrophe, and in French a space that does not break before : ; ! ?', () => {
    for (const { tour, texts } of written) {
      for (const sentence of sentencesOf(texts)) assert.doesNotMatch(sentence, /['"]|\.\.\.| {2}|^ | $/, tour.slug);
      for (const sentence of sentencesOf(texts.fr)) assert.doesNotMatch(sentence, /[^\u00a0\u202f][:;!?»]|«[^\u00a0]/, tour.slug);
    }
  });
});
