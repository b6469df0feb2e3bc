import { Link } from 'react-router';
import type { PostBlock, PostWords } from '#contract/blog.ts';

// The blocks of a post never change while it is shown, so the index is a stable key.
export function PostBody({ blocks }: { blocks: readonly PostBlock[] }) {
  return blocks.map((block, index) => {
    if (block.kind === 'heading') return <h2 key={index}>{block.text}</h2>;
    if (block.kind === 'paragraph')
      return (
        <p key={index}>
          <InlineText words={block.words} />
        </p>
      );
    return (
      <ul key={index}>
        {block.entries.map((words, entry) => (
          <li key={entry}>
            <InlineText words={words} />
          </li>
        ))}
      </ul>
    );
  });
}

function InlineText({ words }: { words: PostWords }) {
  return words.map(({ text, to }, index) =>
    to ? (
      <Link key={index} to={to}>
        {text}
      </Link>
    ) : (
      text
    ),
  );
}
