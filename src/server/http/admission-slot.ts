// The slot of admission that a request holds, for the application to leave it before the response.
const releases = new WeakMap<object, () => void>();

export const holdSlot = (incoming: object, release: () => void): void => void releases.set(incoming, release);

/** Does nothing if the request holds no slot. */
export const leaveSlot = (incoming: object): void => releases.get(incoming)?.();
