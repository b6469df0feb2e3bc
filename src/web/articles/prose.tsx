// Renders the markup of texts: '- ' begins a list item, **words** are bold, [words](/address) is a link.
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; entries: string[] };

export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return blocksOf(paragraphs).map((block, index) =>
    block.kind === 'paragraph' ? (
      <p key={index}>
        <Inline text={block.text} />
      </p>
    ) : (
      <ul key={index}>
        {block.entries.map((entry) => (
          <li key={entry}>
            <Inline text={entry} />
          </li>
        ))}
      </ul>
    ),
  );
}

function blocksOf(paragraphs: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const text of paragraphs) {
    const last = blocks.at(-1);
    if (!text.startsWith('- ')) blocks.push({ kind: 'paragraph', text });
    else if (last?.kind === 'list') last.entries.push(text.slice(2));
    else blocks.push({ kind: 'list', entries: [text.slice(2)] });
  }
  return blocks;
}

export function Inline({ text }: { text: string }): ReactNode {
  return text.split(/(\*\*[^*]+\*\*|\[[^[\]]+\]\([^)\s]+\))/).map((part, index) => {
    const [, words, address] = /^\[([^[\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? [];
    if (words && address) return <TextLink key={index} to={address} words={words} />;
    return part.startsWith('**') ? <strong key={index}>{part.slice(2, -2)}</strong> : part;
  });
}

/** The API reference is a page of its own, outside the router. */
export function TextLink({ to, words }: { to: string; words: string }) {
  return /^\/(?!api\/)/.test(to) ? <Link to={to}>{words}</Link> : <a href={to}>{words}</a>;
}
