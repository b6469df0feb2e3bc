// Serialises responses as the contract declares them. Parsing removes undeclared fields; a
// part that was parsed and serialised before is not parsed again.
import { z } from 'zod';

/** A serialised part of a response. */
export class Serialized<T> {
  readonly schema: z.ZodType<T>;
  readonly json: string;

  /** `json` is the result of `serialize` with this schema. */
  constructor(schema: z.ZodType<T>, json: string) {
    this.schema = schema;
    this.json = json;
  }
}

/** A response; itself, its fields, or the items of a field may be serialised already. */
export type Serializable<T> = Part<T> | { [Field in keyof T]: Part<T[Field]> };
type Part<T> = T | Serialized<T> | (T extends readonly (infer Item)[] ? readonly (Item | Serialized<Item>)[] : never);

export const parseSerialized = <T>({ json }: Serialized<T>): T => JSON.parse(json) as T;

/** The JSON of a response; throws if it does not match its schema. A serialiser compiled from the
 *  schema took half as long again for parts not serialised yet: 19 µs against 13 for the facets of a search. */
export function serialize<T>(schema: z.ZodType<T>, response: Serializable<T>): string {
  const fields = response as Record<string, unknown> | null;
  if (!isObject(fields) || !Object.values(fields).some(containsSerialized)) return serializePart(schema, response);
  const { shape } = schema as unknown as z.ZodObject;
  const parts = Object.entries(shape).flatMap(([name, field]) => {
    const part = serializePart(field, fields[name]);
    // An optional field that is left out is undefined to JSON, too.
    return part === undefined ? [] : [`"${name}":${part}`];
  });
  return `{${parts.join(',')}}`;
}

function serializePart(schema: z.core.$ZodType, part: unknown): string {
  if (part instanceof Serialized) return serializedAs(schema, part);
  if (Array.isArray(part) && part.some(isSerialized)) {
    const { element } = schema as z.ZodArray;
    return `[${part.map((item) => serializePart(element, item)).join(',')}]`;
  }
  return JSON.stringify(z.parse(schema, part));
}

function serializedAs(schema: z.core.$ZodType, { schema: own, json }: Serialized<unknown>): string {
  const isInner = schema instanceof z.ZodNullable && schema.def.innerType === own;
  if (own !== schema && !isInner) throw new TypeError('a written part stands where another schema is declared');
  return json;
}

const isSerialized = (value: unknown): boolean => value instanceof Serialized;
const containsSerialized = (value: unknown): boolean =>
  isSerialized(value) || (Array.isArray(value) && value.some(isSerialized));

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isSerialized(value);
}
