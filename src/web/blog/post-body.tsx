import { Link } from 'react-router';
import type { PostBlock, PostWords } from '#contract/blog.ts';

// A post does not change while it is read: where a block stands is its name.
export function PostBody({ blocks }: { blocks: readonly PostBlock[] }) {
  return blocks.map((block, index) => {
    if (block.kind === 'heading') return <h2 key={index}>{block.text}</h2>;
    if (block.kind === 'paragraph')
      return (
        <p key={index}>
          <Words words={block.words} />
        </p>
      );
    return (
      <ul key={index}>
        {block.entries.map((words, entry) => (
          <li key={entry}>
            <Words words={words} />
          </li>
        ))}
      </ul>
    );
  });
}

function Words({ words }: { words: PostWords }) {
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
