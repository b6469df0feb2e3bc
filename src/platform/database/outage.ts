// Failures of the connection or of the moment, not of our code: the same call may do well a little later.

/** A write sent to a read-only server: a replica, or a primary set to read-only. */
export const readOnlyState = '25006';

// 08 connection, 53 out of resources (53100 disk full), 57 cancelled or shutting down, 58030 a file that cannot be
// written; 40001 and 40P01 lost against another transaction, 55P03 waited too long for one.
const passingStates = /^(?:08|53|57)|^(?:25006|40001|40P01|55P03|58030)$/;
// Errors of `pg` that have no code.
const passingMessages =
  /^Connection terminated|^timeout exceeded when trying to connect$|^timeout expired$|not queryable$|^Query read timeout$/;

export function isOutage(error: Error & { code?: unknown; syscall?: unknown }): boolean {
  // AbortSignal.timeout, around a file store that hangs.
  if ((error.cause as Error | undefined)?.name === 'TimeoutError') return true;
  const code = String(error.code ?? '');
  if (error.syscall === 'connect' || error.syscall === 'getaddrinfo') return true;
  return (
    passingStates.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code) ||
    passingMessages.test(error.message)
  );
}
