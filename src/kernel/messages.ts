// Messages in i18next's JSON format: '{{name}}' is filled in, 'key_one' and 'key_other' follow Intl.PluralRules.
export type Messages = Readonly<Record<string, string>>;
export type MessageParams = Readonly<Record<string, string | number>>;

const plurals = new Map<string, Intl.PluralRules>();

/** The message for a key, or undefined. A `count` selects the plural form. */
export function findMessage(
  messages: Messages,
  key: string,
  language: string,
  params?: MessageParams,
): string | undefined {
  const text = typeof params?.count === 'number' ? plural(messages, key, language, params.count) : messages[key];
  return text === undefined || !params ? text : fill(text, params);
}

function plural(messages: Messages, key: string, language: string, count: number): string | undefined {
  let rules = plurals.get(language);
  if (!rules) plurals.set(language, (rules = new Intl.PluralRules(language)));
  return messages[`${key}_${rules.select(count)}`] ?? messages[`${key}_other`] ?? messages[key];
}

/** Placeholders without a value stay. */
export function fill(text: string, params: MessageParams): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => (name in params ? String(params[name]) : whole));
}
