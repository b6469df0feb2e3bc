/** A bug in our own code. Becomes a 500, is logged once and never shown. */
export class AssertionFailure extends Error {
  override name = 'AssertionFailure';
}

export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new AssertionFailure(message);
}

/** The value, or an assertion failure that names what was missing. */
export function assertDefined<T>(value: T | null | undefined, what: string): T {
  assert(value !== null && value !== undefined, `${what} is missing`);
  return value;
}
