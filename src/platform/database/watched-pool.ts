import pg from 'pg';
import { replaceConnectionsWhenReadOnly } from './replace-connections.ts';
import { type ServerWatch, type SilenceLimits, watchServer } from './watch-server.ts';

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: any) => void) => void;

/** A pool that refuses at once while the server is unreachable, and replaces its connections when the server became
 *  read-only. */
export function watchedPool(settings: pg.PoolConfig, limits: SilenceLimits): pg.Pool {
  let watch: ServerWatch | undefined;
  const fail = (error: Error): never => {
    watch?.suspect();
    throw error;
  };

  class WatchedPool extends pg.Pool {
    override connect(): Promise<pg.PoolClient>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<pg.PoolClient> | void {
      if (watch?.isUnreachable()) {
        const error = new Error('Connection terminated: the server does not answer');
        if (!callback) return Promise.reject(error);
        return void process.nextTick(callback, error, undefined, () => {});
      }
      if (!callback) return super.connect().catch(fail);
      super.connect((error, client, done) => {
        if (error) watch?.suspect();
        callback(error, client, done);
      });
    }

    override async end(): Promise<void> {
      watch?.stop();
      await super.end();
    }
  }

  const pool = new WatchedPool(settings);
  watch = watchServer(pool, settings as pg.ClientConfig, limits);
  replaceConnectionsWhenReadOnly(pool);
  return pool;
}
