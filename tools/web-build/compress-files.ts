// Writes NAME.gz and NAME.br beside every text file of the built client, so that the server sends them as they are.
//   fast   brotli 10 and gzip 9, for a start that is waited for: 2.3 s of processor time for all files, 1.6 with brotli 9, which
//          makes the scripts of a first load 5 % larger
//   small  brotli 11 and Zopfli, for production: 47 s on two cores, 91 s of processor time, for about 2 % of a first load in brotli, 3 in gzip
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import zopfli from '@gfx/zopfli';

const folder = path.join(import.meta.dirname, '../../dist/client');
const isSmall = process.argv[2] === 'small';
const zopfliRounds = 15;

/** One for each processor. The largest files are dealt out first, so that all end at about the same time. */
function startThreads(): void {
  const files = globSync('assets/*.{js,mjs,css,svg}', { cwd: folder }).map((name) => path.join(folder, name));
  const bySize = files.sort((one, other) => statSync(other).size - statSync(one).size);
  const count = os.availableParallelism();
  for (let thread = 0; thread < count; thread++) {
    const own = bySize.filter((_, index) => index % count === thread);
    if (own.length > 0) startThread(own);
  }
}

const startThread = (files: readonly string[]): Worker =>
  new Worker(import.meta.filename, { workerData: files, argv: process.argv.slice(2) });

async function compress(file: string): Promise<void> {
  const plain = readFileSync(file);
  writeFileSync(`${file}.br`, brotli(plain));
  writeFileSync(`${file}.gz`, await gzip(plain));
}

function brotli(plain: Buffer): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isSmall ? constants.BROTLI_MAX_QUALITY : 10,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return brotliCompressSync(plain, { params });
}

async function gzip(plain: Buffer): Promise<Uint8Array> {
  return isSmall ? zopfli.gzipAsync(plain, { numiterations: zopfliRounds }) : gzipSync(plain, { level: 9 });
}

if (isMainThread) startThreads();
else for (const file of workerData as readonly string[]) await compress(file);
