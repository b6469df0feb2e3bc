// How a page of the build is split into texts: a section is its title, '{section}.title', and its paragraphs, '{section}.1' and so on.

/** The keys of the paragraphs of a section, in their order. */
export const paragraphKeys = (messages: object, section: string): string[] =>
  Object.keys(messages).filter((key) => key.startsWith(section) && /^\.\d+$/.test(key.slice(section.length)));
