// Of transactions that wait for each other in a circle, PostgreSQL ends one after a second and the others go on.
import pg from 'pg';

/** SQLSTATE of a transaction that was undone so that others can go on. */
const deadlockDetected = '40P01';
const attemptsMax = 3;

/** Attempts a transaction again that a deadlock has undone, twice at most: what it waited for is usually free by then. */
export async function repeatDeadlocked<T>(attempt: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt();
    } catch (error) {
      if (attempts === attemptsMax || !isDeadlock(error)) throw error;
    }
  }
}

const isDeadlock = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === deadlockDetected;
