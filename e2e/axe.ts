import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { takePicture } from './pictures.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Finding = { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] };

/** No axe violations on the current page, and no horizontal overflow. */
export async function assertAccessible(page: Page, where: string): Promise<void> {
  // Waits for fades, because contrast is measured; endless and scroll-driven animations are not waited for.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .every(({ playState }) => playState !== 'running'),
  );
  await takePicture(page, where);
  await page.evaluate(source);
  const findings = (await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] }).then((result) => result.violations)',
  )) as Finding[];
  const timeline = findings.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(' ')} ${failureSummary ?? ''}`).join('\n')}`,
  );
  assert.deepEqual(timeline, [], `${where} (${page.url()})`);
  await assertNoHorizontalOverflow(page, where);
}

/** No horizontal overflow. */
export async function assertNoHorizontalOverflow(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.ok(overflow <= 0, `${where} is ${overflow} px wider than the window`);
}
