// The scripts of a first load from the production build, for the table in docs/performance.md.
import { firstLoadOf } from '../../e2e/first-load.ts';
import { withChildren } from '../../e2e/tours.ts';

const pages = { home: '/', results: '/barcelona-l475', tour: `/tour/${withChildren}`, 'sign-in': '/login' };
/** Bytes with Brotli, which browsers ask for. */
const limit = 125_000;

export async function firstLoads(): Promise<string[]> {
  const problems: string[] = [];
  for (const [page, path] of Object.entries(pages)) {
    const { scripts, scriptCount } = await firstLoadOf(path);
    console.log(`  ${page}: ${scriptCount} scripts, ${scripts.br} B brotli, ${scripts.gzip} gzip`);
    if (scripts.br > limit) problems.push(`the scripts of ${path} have ${scripts.br} B`);
  }
  return problems;
}
