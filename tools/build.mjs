// npm run build: builds pages and posters that are stale. `-- --production` also compresses files as small as
// possible.
import { prepare } from './prepare.mjs';

await prepare({ build: true, production: process.argv.includes('--production') });
