import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Finding = { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] };

/** No finding of axe on the page as it is now, and nothing wider than the window. */
export async function assertAccessible(page: Page, where: string): Promise<void> {
  // Colours are judged when nothing fades any more; what moves for ever or with the scrolling is not waited for.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === 'running')
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished.catch(() => {})),
    ),
  );
  await page.evaluate(source);
  const findings = (await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] }).then((result) => result.violations)',
  )) as Finding[];
  const told = findings.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(' ')} ${failureSummary ?? ''}`).join('\n')}`,
  );
  assert.deepEqual(told, [], `${where} (${page.url()})`);
  await assertFits(page, where);
}

/** Nothing is wider than the window. */
export async function assertFits(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.ok(overflow <= 0, `${where} is ${overflow} px wider than the window`);
}
