import type { Clock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { Files } from './files/files.ts';
import type { Log } from './log/log.ts';
import type { Outbound } from './outbound/outbound.ts';
import type { Translator } from './translation/translator.ts';

/** The dependencies of use cases. Created once in server/ and passed down. */
export type Services = {
  config: Config;
  database: Database;
  clock: Clock;
  log: Log;
  files: Files;
  /** Calls addresses that suppliers give. */
  outbound: Outbound;
  /** null: the operator has none. */
  translator: Translator | null;
  /** Signs and verifies tokens that the server issues and later receives. */
  secrets: Secrets;
  /** Notifies this process' job runner that something may be due. */
  wakeJobs(): void;
};

export type Secrets = {
  accessToken: string;
  refreshToken: string;
  throttleKey: string;
  lookupCode: string;
  /** Encrypts data that must be decrypted later, such as the secrets of one-time codes. */
  encryptionKey: string;
  /** Signs the addresses of pictures that not everyone may load. */
  mediaKey: string;
  /** Signs the ids of quotes. */
  quoteKey: string;
};
