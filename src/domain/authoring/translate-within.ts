export type Texts<Field extends string> = Partial<Record<Field, string | string[]>>;

type Limits = { ms: number; atOnce: number };
type Outcome<Field extends string> = { texts: Texts<Field>; left: Field[]; failure: unknown };

/** Translates texts, some at once, until the time is over or one fails. `left`: fields that are not there whole by then; what is still
 *  under way goes on, for the cache of the translator. */
export async function translateWithin<Field extends string>(
  { ms, atOnce }: Limits,
  texts: readonly (readonly [Field, string | string[]])[],
  translate: (text: string) => Promise<string>,
): Promise<Outcome<Field>> {
  const pieces = texts.flatMap(([field, text]) => [text].flat().map((piece) => ({ field, piece })));
  const done: (string | undefined)[] = pieces.map(() => undefined);
  let next = 0;
  let isOver = false;
  let failure: unknown;
  const work = async () => {
    while (!isOver && next < pieces.length) {
      const at = next++;
      try {
        done[at] = await translate(pieces[at]!.piece);
      } catch (error) {
        failure ??= error;
        isOver = true;
      }
    }
  };
  const time = Promise.withResolvers<void>();
  const timer = setTimeout(time.resolve, ms);
  await Promise.race([time.promise, Promise.all(Array.from({ length: atOnce }, work))]);
  clearTimeout(timer);
  isOver = true;
  const all: Texts<Field> = {};
  for (const [field, text] of texts) {
    const own = done.filter((_, at) => pieces[at]!.field === field);
    if (own.some((one) => one === undefined)) continue;
    all[field] = typeof text === 'string' ? own[0]!.trim() : linesOf(own as string[]);
  }
  return { texts: all, left: texts.flatMap(([field]) => (all[field] === undefined ? field : [])), failure };
}

const linesOf = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
