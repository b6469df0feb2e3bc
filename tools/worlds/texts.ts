// Sentences of a tour in three languages. Not literature: as long as real ones, of few words that are common and many
// that are rare, which is what a search has to live with.
import type { Language } from '#kernel/languages.ts';
import type { Random } from '@senda/posters/random';
import { properName } from './names.ts';
import { distinct, type SkewedPick, zipf } from './random.ts';
import { adjectiveWords, thingWords, type Word } from './words.ts';

export type TourTexts = { title: string; description: string; whatToDo: string; detail: string };

const things = zipf(thingWords.length, 0.7);
const adjectives = zipf(adjectiveWords.length, 0.7);
const names = zipf(20_000, 0.9);

type Slots = { activity: string; place: string; thing: string[]; adjective: string[]; name: string[] };
type Form = (slots: Slots) => string;

const titles: Record<Language, readonly Form[]> = {
  en: [
    ({ activity, place, adjective: [a], thing: [t] }) => `${activity} in ${place}: the ${a} ${t}`,
    ({ activity, name: [n], thing: [t], place }) => `${activity} with ${n}, ${t} by ${t}, in ${place}`,
  ],
  es: [
    ({ activity, place, adjective: [a], thing: [t] }) => `${activity} en ${place}: ${t}, ${a} y sin prisa`,
    ({ activity, name: [n], thing: [t], place }) => `${activity} con ${n} en ${place}, ${t} a ${t}`,
  ],
  fr: [
    ({ activity, place, adjective: [a], thing: [t] }) => `${activity} à ${place} : ${t}, ${a} et sans hâte`,
    ({ activity, name: [n], thing: [t], place }) => `${activity} avec ${n} à ${place}, ${t} après ${t}`,
  ],
};

const sentences: Record<Language, readonly Form[]> = {
  en: [
    ({ adjective: [a, b], thing: [t, u], name: [n] }) =>
      `We meet ${n} at the ${a} ${t} and walk to a ${b} ${u} that few visitors find.`,
    ({ thing: [t, u, v], place }) => `In ${place} every ${t} has its ${u}, and behind it waits a ${v}.`,
    ({ adjective: [a], thing: [t, u], name: [, n] }) =>
      `Halfway there is time for a ${t}, and ${n} tells the ${a} story of the ${u}.`,
    ({ thing: [, t, u], name: [, , n] }) => `The last stretch follows the ${t} of ${n} down to the ${u}.`,
  ],
  es: [
    ({ adjective: [a, b], thing: [t, u], name: [n] }) =>
      `Quedamos con ${n} junto a ${t} de color ${a} y seguimos hasta ${u}, lugar ${b} que pocos encuentran.`,
    ({ thing: [t, u, v], place }) => `En ${place} cada ${t} tiene su ${u}, y detrás espera otra sorpresa: ${v}.`,
    ({ adjective: [a], thing: [t, u], name: [, n] }) =>
      `A mitad de camino hay tiempo para ${t}, y ${n} cuenta lo más ${a} de ${u}.`,
    ({ thing: [, t, u], name: [, , n] }) => `El último tramo sigue ${t} de ${n} y baja hacia ${u}.`,
  ],
  fr: [
    ({ adjective: [a, b], thing: [t, u], name: [n] }) =>
      `Nous retrouvons ${n} près de ${t}, coin ${a}, puis marchons vers ${u}, endroit ${b} que peu connaissent.`,
    ({ thing: [t, u, v], place }) => `À ${place}, chaque ${t} possède ${u}, et derrière attend ${v}.`,
    ({ adjective: [a], thing: [t, u], name: [, n] }) =>
      `À mi-chemin, on prend le temps pour ${t}, et ${n} raconte ce que ${u} garde de plus ${a}.`,
    ({ thing: [, t, u], name: [, , n] }) => `La dernière étape suit ${t} de ${n} et descend vers ${u}.`,
  ],
};

type Draft = { form: number; activity: Word; place: string; paragraphs: Chosen[][] };
type Chosen = { form: number; things: number[]; adjectives: number[]; names: number[] };

/** All languages use the same draft, so a tour has the same content in each. */
export function draftTexts(random: Random, activity: Word, place: string): Draft {
  const paragraph = (count: number) => random.times(count, () => choose(random));
  return {
    form: random.int(0, 1),
    activity,
    place,
    paragraphs: [paragraph(1), paragraph(1), paragraph(5), paragraph(4)],
  };
}

function choose(random: Random): Chosen {
  const some = (pick: SkewedPick, count: number) => distinct(pick, random, count);
  return { form: random.int(0, 3), things: some(things, 3), adjectives: some(adjectives, 2), names: some(names, 3) };
}

export function writeTexts({ form, activity, place, paragraphs }: Draft, language: Language): TourTexts {
  const slots = (one: Chosen): Slots => ({
    activity: activity[language],
    place,
    thing: one.things.map((word) => thingWords[word]![language]),
    adjective: one.adjectives.map((word) => adjectiveWords[word]![language]),
    name: one.names.map(properName),
  });
  const [title, ...bodies] = paragraphs as [Chosen[], ...Chosen[][]];
  const [description, whatToDo, detail] = bodies.map((paragraph) =>
    paragraph.map((one) => sentences[language][one.form]!(slots(one))).join(' '),
  );
  return {
    title: titles[language][form]!(slots(title[0]!)),
    description: description!,
    whatToDo: whatToDo!,
    detail: detail!,
  };
}
