// The floor of a page's rendering: React rendering the same markup from plain elements, without data, texts or routes.
// A separate process, like the server it is compared with.
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

const voidTags = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
type Drawing = { tag: string; attributes: Record<string, string>; children: (Drawing | string)[] };

/** Renders the body's content repeatedly; returns renderings per second. */
function renderingsPerSecond(html: string, seconds: number): number {
  const drawing = read(html);
  const startedMs = performance.now();
  let times = 0;
  for (; performance.now() - startedMs < seconds * 1000; times++) renderToString(build(drawing));
  return times / ((performance.now() - startedMs) / 1000);
}

/** Elements are created for each rendering, as components do. */
function build({ tag, attributes, children }: Drawing): ReactNode {
  const made = children.map((child) => (typeof child === 'string' ? child : build(child)));
  return createElement(tag, attributes, ...made);
}

/** Parses markup that React wrote: tags closed, attributes quoted. Attributes become data-*, so that none has a meaning for React. */
function read(html: string): Drawing {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? html;
  const root: Drawing = { tag: 'div', attributes: {}, children: [] };
  const open = [root];
  for (const [, closing, tag, attributes, text] of body
    .replace(/<!--[\s\S]*?-->|<script[\s\S]*?<\/script>/g, '')
    .matchAll(/<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|[^>"])*)>|([^<]+)/g)) {
    if (text !== undefined) open.at(-1)!.children.push(text);
    else if (closing) {
      if (open.length > 1) open.pop();
    } else {
      const element: Drawing = { tag: tag!, attributes: attributesOf(attributes!), children: [] };
      open.at(-1)!.children.push(element);
      if (!voidTags.has(tag!) && !attributes!.endsWith('/')) open.push(element);
    }
  }
  return root;
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [`data-${name!.toLowerCase()}`, value!]),
  );
}

process.once('message', ({ html, seconds }: { html: string; seconds: number }) => {
  process.send!(renderingsPerSecond(html, seconds), undefined, undefined, () => process.disconnect!());
});
