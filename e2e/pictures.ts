// Pictures of every step that axe looks at, for who reads the journeys with their eyes: in the folder named by JOURNEY_PICTURES.
import path from 'node:path';
import { type Page, test } from '@playwright/test';

let taken = 0;

/** The window where a dialog is open, else the page from where it is scrolled to. */
export async function takePicture(page: Page, step: string): Promise<void> {
  const folder = process.env.JOURNEY_PICTURES;
  if (!folder) return;
  const { project, title } = test.info();
  const name = [project.name, title.slice(0, 40), String(++taken).padStart(3, '0'), step].join(' ');
  const file = path.join(folder, `${name.replaceAll(/[^\w]+/g, '-')}.png`);
  const { isOver, ...clip } = await page.evaluate(() => ({
    isOver: document.querySelector('dialog[open]') !== null,
    x: 0,
    y: scrollY,
    width: innerWidth,
    height: Math.min(2200, document.documentElement.scrollHeight - scrollY),
  }));
  await page.screenshot(isOver ? { path: file } : { path: file, fullPage: true, clip });
}
