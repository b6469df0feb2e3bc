// npm run build: the pages and the posters, if they are stale.
import { prepare } from './prepare.mjs';

await prepare({ build: true });
