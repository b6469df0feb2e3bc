// A document as its fields, by their paths: 'texts.en.title', 'options.ID.units.adult.priceMinor'. Options and units are named by
// what they are and not by their place, so that a field stays the same when another option is added before it.
import type { TourDocument, TourOption } from './tour-document.ts';

/** A text, number, choice or list, or null; of an option and a unit its place. */
export type Field = unknown;
export type Fields = Map<string, Field>;

export function fieldsOf({ options, texts, ...rest }: TourDocument): Fields {
  const fields: Fields = new Map(Object.entries(rest));
  for (const [language, written] of Object.entries(texts))
    for (const [name, value] of Object.entries(written)) fields.set(`texts.${language}.${name}`, value);
  options.forEach((option, place) => addOption(fields, option, place));
  return fields;
}

function addOption(fields: Fields, { id, names, units, ...rest }: TourOption, place: number): void {
  const at = `options.${id}`;
  fields.set(at, place);
  for (const [language, name] of Object.entries(names)) fields.set(`${at}.names.${language}`, name);
  for (const [name, value] of Object.entries(rest)) fields.set(`${at}.${name}`, value);
  units.forEach(({ kind, ...unit }, unitPlace) => {
    fields.set(`${at}.units.${kind}`, unitPlace);
    for (const [name, value] of Object.entries(unit)) fields.set(`${at}.units.${kind}.${name}`, value);
  });
}

/** Whatever the order of keys: the database stores its own. */
export const isSameField = (left: Field, right: Field): boolean => canonical(left) === canonical(right);

const canonical = (field: Field): string | undefined =>
  JSON.stringify(field, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** Reverses `fieldsOf`. */
export function documentOf(fields: Fields): TourDocument {
  const document: Record<string, unknown> = { texts: {} };
  for (const [path, value] of fields) if (!path.startsWith('options.')) setAt(document, path.split('.'), value);
  const optionIds = inPlaces(fields, /^options\.([^.]+)$/);
  return { ...document, options: optionIds.map((id) => optionOf(fields, id)) } as TourDocument;
}

function optionOf(fields: Fields, id: string): TourOption {
  const at = `options.${id}.`;
  const option: Record<string, unknown> = { id, names: {} };
  for (const [path, value] of fields)
    if (path.startsWith(at) && !path.startsWith(`${at}units.`)) setAt(option, path.slice(at.length).split('.'), value);
  const kinds = inPlaces(fields, new RegExp(`^options\\.${id}\\.units\\.([^.]+)$`));
  const units = kinds.map((kind) => {
    const unit: Record<string, unknown> = { kind };
    const unitAt = `${at}units.${kind}.`;
    for (const [path, value] of fields) if (path.startsWith(unitAt)) unit[path.slice(unitAt.length)] = value;
    return unit;
  });
  return { ...option, units } as TourOption;
}

/** Ids or kinds whose path the pattern matches, in the order of their places. */
function inPlaces(fields: Fields, pattern: RegExp): string[] {
  const found = [...fields].flatMap(([path, place]) => {
    const name = pattern.exec(path)?.[1];
    return name === undefined ? [] : [{ name, place: Number(place) }];
  });
  return found.sort((a, b) => a.place - b.place).map(({ name }) => name);
}

function setAt(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [name, ...rest] = path;
  if (rest.length === 0) target[name!] = value;
  else setAt((target[name!] ??= {}) as Record<string, unknown>, rest, value);
}
