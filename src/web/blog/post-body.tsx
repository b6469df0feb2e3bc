import type { PostBlock, PostWords } from '#contract/blog.ts';
import { TextLink } from '#web/articles/prose.tsx';

type Props = { blocks: readonly PostBlock[]; heading?: 'h2' | 'h4' };

// The blocks of a post never change while it is shown, so the index is a stable key.
export function PostBody({ blocks, heading: Heading = 'h2' }: Props) {
  return blocks.map((block, index) => {
    if (block.kind === 'heading') return <Heading key={index}>{block.text}</Heading>;
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
  return words.map(({ text, to }, index) => (to ? <TextLink key={index} to={to} words={text} /> : text));
}
