// An index as one text and many typed arrays: arrays go from thread to thread without a copy, and to a file as they
// are. The text says what they are parts of.
export type Column = Uint32Array | Int32Array | Uint16Array | Int16Array | Uint8Array | Float64Array;
export type Packed = { text: string; arrays: Column[] };

const kinds = { Uint32Array, Int32Array, Uint16Array, Int16Array, Uint8Array, Float64Array } as const;
type Kind = keyof typeof kinds;

/** Plain objects, lists, maps, strings, numbers and typed arrays. The arrays are those of the index itself. */
export function pack(value: unknown): Packed {
  const arrays: Column[] = [];
  const text = JSON.stringify(value, (_key, part: unknown) => {
    if (ArrayBuffer.isView(part)) return { $array: arrays.push(part as Column) - 1 };
    return part instanceof Map ? { $map: [...part] } : part;
  });
  return { text, arrays };
}

export function unpack<T>({ text, arrays }: Packed): T {
  return JSON.parse(text, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null) return part;
    if ('$array' in part) return arrays[part.$array as number];
    return '$map' in part ? new Map(part.$map as [unknown, unknown][]) : part;
  }) as T;
}

/** What an array is, to make room for it again. */
export type Shape = readonly [Kind, number];

export const shapeOf = (array: Column): Shape => [array.constructor.name as Kind, array.length];

export const roomFor = ([kind, length]: Shape): Column => new kinds[kind](length);

export const bytesOf = (array: Column): Uint8Array => new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
