// Stands in for react-router/lib/router/router.js where its components and hooks import words from it: for listeners
// to errors and for server components, neither of which we have.
export const clientErrors = new WeakMap<object, unknown>();
export const hasInvalidProtocol = (): boolean => true;
export const IDLE_BLOCKER = { state: 'unblocked' };
export function createRouter(): never {
  throw new Error('routers are made by src/web/router-engine.ts');
}
