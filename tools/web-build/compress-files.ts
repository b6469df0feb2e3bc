// Writes NAME.gz and NAME.br beside every text file of the built client, so that the server sends them as they are.
//   fast   brotli 10, for a start that is waited for: 2.3 s of processor time for all files, 1.6 with brotli 9, which makes the scripts of a
//          first load 5 % larger
//   small  brotli 11, for production: about four times as long, for about 2 % of a first load
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = path.join(import.meta.dirname, '../../dist/client');
const quality = process.argv[2] === 'small' ? constants.BROTLI_MAX_QUALITY : 10;

function brotli(plain: Buffer): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return brotliCompressSync(plain, { params });
}

for (const name of globSync('assets/*.{js,mjs,css,svg}', { cwd: folder })) {
  const file = path.join(folder, name);
  const plain = readFileSync(file);
  writeFileSync(`${file}.br`, brotli(plain));
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
}
