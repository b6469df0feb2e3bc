// npm run build: the pages and the posters, if they are stale. `-- --production` also makes the compressed files as small as
// they get.
import { prepare } from './prepare.mjs';

await prepare({ build: true, production: process.argv.includes('--production') });
