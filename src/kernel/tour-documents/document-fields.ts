// A document as its fields, by their paths: 'texts.en.title', 'options.ID.units.adult.priceMinor'. What is in a list is named by
// what it is and not by its place, so that a field stays the same when something is added before it.
import type { TourDocument } from './tour-document.ts';

/** A text, number, choice or list, or null; of something in a list its place. */
export type Field = unknown;
export type Fields = Map<string, Field>;

/** Lists of things, with what names a thing; other lists are one field. `whole`: a thing is one field, `PATH.value`: it is understood
 *  as a whole, like a rule. */
type Lists = { readonly [name: string]: { key: 'id' | 'kind'; lists: Lists | 'whole' } };
type Thing = Record<string, unknown>;

const none: Lists = {};
const ofDocument: Lists = {
  options: { key: 'id', lists: { units: { key: 'kind', lists: none }, priceRules: { key: 'id', lists: 'whole' } } },
  extras: { key: 'id', lists: 'whole' },
  questions: { key: 'id', lists: 'whole' },
  pickupPoints: { key: 'id', lists: 'whole' },
};

export function fieldsOf(document: TourDocument): Fields {
  const fields: Fields = new Map();
  addThing(fields, '', document, ofDocument);
  return fields;
}

function addThing(fields: Fields, at: string, thing: Thing, lists: Lists): void {
  for (const [name, value] of Object.entries(thing)) {
    const list = lists[name];
    if (list) addList(fields, at + name, value as Thing[], list);
    else if (isByLanguage(value)) addThing(fields, `${at}${name}.`, value, none);
    // The texts of one language.
    else if (isThing(value) && at === 'texts.') addThing(fields, `${at}${name}.`, value, none);
    else fields.set(at + name, value);
  }
}

function addList(fields: Fields, at: string, things: readonly Thing[], { key, lists }: Lists[string]): void {
  things.forEach(({ [key]: name, ...rest }, place) => {
    fields.set(`${at}.${String(name)}`, place);
    if (lists === 'whole') fields.set(`${at}.${String(name)}.value`, rest);
    else addThing(fields, `${at}.${String(name)}.`, rest, lists);
  });
}

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isByLanguage = (value: unknown): value is Thing => isThing(value) && 'en' in value;

/** Whatever the order of keys: the database stores its own. */
export const isSameField = (left: Field, right: Field): boolean => canonical(left) === canonical(right);

const canonical = (field: Field): string | undefined =>
  JSON.stringify(field, (_, value: unknown) =>
    isThing(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );

/** Reverses `fieldsOf`. */
export const documentOf = (fields: Fields): TourDocument => thingOf(fields, '', ofDocument) as TourDocument;

function thingOf(fields: Fields, at: string, lists: Lists): Thing {
  const thing: Thing = {};
  for (const [path, value] of fields) {
    if (!path.startsWith(at)) continue;
    const parts = path.slice(at.length).split('.');
    if (!lists[parts[0]!]) setAt(thing, parts, value);
  }
  for (const [name, { key, lists: own }] of Object.entries(lists))
    thing[name] = namesIn(fields, `${at}${name}.`).map((one) => ({
      [key]: one,
      ...(own === 'whole'
        ? (fields.get(`${at}${name}.${one}.value`) as Thing)
        : thingOf(fields, `${at}${name}.${one}.`, own)),
    }));
  return thing;
}

/** What is in a list, in the order of the places. */
function namesIn(fields: Fields, at: string): string[] {
  const found = [...fields].flatMap(([path, place]) => {
    const name = path.startsWith(at) ? path.slice(at.length) : '';
    return name === '' || name.includes('.') ? [] : [{ name, place: Number(place) }];
  });
  return found.sort((a, b) => a.place - b.place).map(({ name }) => name);
}

/** Whether a field belongs to nothing that is gone: everything in a list has its place as a field. */
export function isOfSomething(fields: Fields, path: string): boolean {
  const parts = path.split('.');
  let lists: Lists | undefined = ofDocument;
  for (let at = 0; lists?.[parts[at]!]; at += 2) {
    if (!fields.has(parts.slice(0, at + 2).join('.'))) return false;
    lists = listsOf(lists[parts[at]!]);
  }
  return true;
}

/** Whether a path is the place of something in a list. */
export function isPlace(path: string): boolean {
  const parts = path.split('.');
  let lists: Lists | undefined = ofDocument;
  for (let at = 0; at < parts.length; at += 2) {
    const list: Lists[string] | undefined = lists?.[parts[at]!];
    if (!list) return false;
    lists = listsOf(list);
  }
  return parts.length % 2 === 0;
}

const listsOf = (list: Lists[string] | undefined): Lists | undefined =>
  list?.lists === 'whole' ? undefined : list?.lists;

function setAt(target: Thing, path: readonly string[], value: unknown): void {
  const [name, ...rest] = path;
  if (rest.length === 0) target[name!] = value;
  else setAt((target[name!] ??= {}) as Thing, rest, value);
}
