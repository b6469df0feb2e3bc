// What a screen reader says of a page that changes: the texts of its live regions. Only of regions that were there before
// the change, as screen readers do not notice others; an alert is read when it comes.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

type Listening = typeof window & { heard: string[] };

/** Before the page opens. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const live = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
    const heard = ((window as Listening).heard = []) as string[];
    const there = new WeakSet<Element>();
    const look = () => {
      for (const region of document.querySelectorAll(live))
        if (region.checkVisibility()) there.add(region);
        else there.delete(region);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    const textOf = (element: Element) => element.textContent!.trim();
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const changed = target instanceof Element ? target : target.parentElement;
        for (let region = changed?.closest(live); region; region = region.parentElement?.closest(live))
          if (there.has(region)) heard.push(textOf(region));
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const alert of [node, ...node.querySelectorAll('*')])
              if (alert.matches('[role=alert]')) heard.push(textOf(alert));
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Does something, and waits until the words are heard because of it. */
export async function hears(page: Page, words: string | RegExp, act: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(() => (window as Listening).heard.length);
  await act();
  const wanted = words instanceof RegExp ? words.source : RegExp.escape(words);
  const heard = await page
    .waitForFunction(
      ([from, pattern]) => (window as Listening).heard.slice(from).some((text) => new RegExp(pattern).test(text)),
      [before, wanted] as const,
    )
    .then(
      () => true,
      () => false,
    );
  if (heard) return;
  const said = await page.evaluate((from) => (window as Listening).heard.slice(from), before);
  assert.fail(`not heard: ${words}; heard: ${said.join(' | ') || 'nothing'}`);
}
