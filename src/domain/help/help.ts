// The help centre as it is written in texts/{language}/help-answers.json. The order of its keys is the order of the page:
// `{topic}.title` and `{topic}.lead` begin a topic, `{topic}.{question}.ask` a question. Its paragraphs are `.1`, `.2` and so on;
// `.words` are words that people search for and the answer does not use.
import type { Language } from '#kernel/languages.ts';
import { findMessage, type MessageParams } from '#kernel/messages.ts';
import { messagesOf } from '#platform/texts/texts.ts';

export type Answer = { topic: string; slug: string; question: string; words: string; paragraphs: string[] };
export type Topic = { slug: string; title: string; lead: string; answers: Answer[] };

export const topicSlugs: readonly string[] = Object.keys(messagesOf('en', 'help-answers')).flatMap(
  (key) => /^([\w-]+)\.title$/.exec(key)?.[1] ?? [],
);

export function readTopics(language: Language, params: MessageParams): Topic[] {
  const messages = messagesOf(language, 'help-answers');
  const keys = Object.keys(messages);
  const textAt = (key: string) => findMessage(messages, key, language, params) ?? '';
  return topicSlugs.map((topic) => ({
    slug: topic,
    title: textAt(`${topic}.title`),
    lead: textAt(`${topic}.lead`),
    answers: keys
      .filter((key) => key.startsWith(`${topic}.`) && key.endsWith('.ask'))
      .map((key) => {
        const beginning = key.slice(0, -'ask'.length);
        return {
          topic,
          slug: beginning.slice(topic.length + 1, -1),
          question: textAt(key),
          words: messages[`${beginning}words`] ?? '',
          paragraphs: keys
            .filter((own) => own.startsWith(beginning) && /^\d+$/.test(own.slice(beginning.length)))
            .map(textAt),
        };
      }),
  }));
}
