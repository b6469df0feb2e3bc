// What a screen reader announces when a page changes: the texts of its live regions. A region counts only if it was visible before
// the change, as screen readers notice no others; an alert is announced when it appears.
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';

type Recording = typeof window & { announcements: string[] };

/** Before the page opens. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const live = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
    const announcements: string[] = ((window as Recording).announcements = []);
    const visible = new WeakSet<Element>();
    const updateVisible = () => {
      for (const region of document.querySelectorAll(live))
        if (region.checkVisibility()) visible.add(region);
        else visible.delete(region);
      requestAnimationFrame(updateVisible);
    };
    requestAnimationFrame(updateVisible);
    const textOf = (element: Element) => element.textContent!.trim();
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const changed = target instanceof Element ? target : target.parentElement;
        for (let region = changed?.closest(live); region; region = region.parentElement?.closest(live))
          if (visible.has(region)) announcements.push(textOf(region));
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const alert of [node, ...node.querySelectorAll('*')])
              if (alert.matches('[role=alert]')) announcements.push(textOf(alert));
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Does something, and waits until the text is announced because of it. */
export async function assertAnnounced(page: Page, text: string | RegExp, act: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(() => (window as Recording).announcements.length);
  await act();
  const wanted = text instanceof RegExp ? text.source : RegExp.escape(text);
  const isAnnounced = await page
    .waitForFunction(
      ([from, pattern]) =>
        (window as Recording).announcements.slice(from).some((announced) => new RegExp(pattern).test(announced)),
      [before, wanted] as const,
    )
    .then(
      () => true,
      () => false,
    );
  if (isAnnounced) return;
  const announced = await page.evaluate((from) => (window as Recording).announcements.slice(from), before);
  assert.fail(`not announced: ${text}; announced: ${announced.join(' | ') || 'nothing'}`);
}
