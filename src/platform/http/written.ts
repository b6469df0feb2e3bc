// Answers as JSON: what the contract declares and nothing else. Parsing is what keeps undeclared fields off the wire; a
// part that was parsed and written once is not parsed again each time it is sent.
import { z } from 'zod';

/** A part of an answer in its wire form. */
export class Written<T> {
  readonly schema: z.ZodType<T>;
  readonly json: string;

  /** `json` is what `write` made with this schema. */
  constructor(schema: z.ZodType<T>, json: string) {
    this.schema = schema;
    this.json = json;
  }
}

/** An answer; itself, its fields, or the items of a field may be written already. */
export type Writable<T> = Part<T> | { [Field in keyof T]: Part<T[Field]> };
type Part<T> = T | Written<T> | (T extends readonly (infer Item)[] ? readonly (Item | Written<Item>)[] : never);

export const readBack = <T>({ json }: Written<T>): T => JSON.parse(json) as T;

/** The JSON of an answer as its schema declares it; throws where it is not what was declared. A writer compiled from the
 *  schema took half as long again for what is not written yet: 19 µs against 13 for the counts beside a search. */
export function write<T>(schema: z.ZodType<T>, answer: Writable<T>): string {
  const fields = answer as Record<string, unknown> | null;
  if (!isObject(fields) || !Object.values(fields).some(hasWritten)) return writePart(schema, answer);
  const { shape } = schema as unknown as z.ZodObject;
  const parts = Object.entries(shape).flatMap(([name, field]) => {
    const part = writePart(field, fields[name]);
    // An optional field that is left out is undefined to JSON, too.
    return part === undefined ? [] : [`"${name}":${part}`];
  });
  return `{${parts.join(',')}}`;
}

function writePart(schema: z.core.$ZodType, part: unknown): string {
  if (part instanceof Written) return writtenAs(schema, part);
  if (Array.isArray(part) && part.some(isWritten)) {
    const { element } = schema as z.ZodArray;
    return `[${part.map((item) => writePart(element, item)).join(',')}]`;
  }
  return JSON.stringify(z.parse(schema, part));
}

function writtenAs(schema: z.core.$ZodType, { schema: own, json }: Written<unknown>): string {
  const isInner = schema instanceof z.ZodNullable && schema.def.innerType === own;
  if (own !== schema && !isInner) throw new TypeError('a written part stands where another schema is declared');
  return json;
}

const isWritten = (value: unknown): boolean => value instanceof Written;
const hasWritten = (value: unknown): boolean => isWritten(value) || (Array.isArray(value) && value.some(isWritten));

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isWritten(value);
}
