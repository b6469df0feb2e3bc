// How a document fetches its scripts: after everything that paints. Preloading them in the head cost 0.5 s of first paint on a
// slow phone; fetched beside what paints, they kept its largest part away for another second.
import type { FilesOfPage } from './page-assets.ts';

type Files = Pick<FilesOfPage, 'entry' | 'preloads'>;

/** Stands in the page itself, so the policy names its hash. What is painted: the page, and the picture that matters most.
 *  Neither is waited for longer than two seconds, nor at all on a page that nobody sees yet. */
const afterFirstPaint =
  '{const picture=document.querySelector("img[fetchpriority=high]");Promise.race([' +
  'new Promise(go=>setTimeout(go,document.hidden?0:2e3)),' +
  'Promise.all([new Promise(go=>new PerformanceObserver(go).observe({type:"paint",buffered:true})),picture&&picture.decode().catch(()=>0)])' +
  ']).then(()=>document.body.append(document.getElementById("scripts").content))}';

/** The markup, and what of it is a script that stands in the page. `isDrawn`: there is something on the page to be painted
 *  first, else it is the scripts that draw it. */
export function documentScripts(files: Files, isDrawn: boolean): { scripts: string; script: string } {
  const scripts = scriptsAtOnce(files);
  if (!isDrawn) return { scripts, script: '' };
  return {
    scripts: `<template id="scripts">${scripts}</template><script>${afterFirstPaint}</script>`,
    script: afterFirstPaint,
  };
}

function scriptsAtOnce({ entry, preloads }: Files): string {
  return (
    preloads.map((file) => `<link rel="modulepreload" href="/${file}">`).join('') +
    `<script type="module" src="/${entry}"></script>`
  );
}
