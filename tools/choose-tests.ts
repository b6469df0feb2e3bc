// What the parameters of 'npm test' ask for: suites, and below them the files of those that alone shall run.
import path from 'node:path';

export const suites = ['unit', 'postgres', 'race', 'fault', 'bench', 'browser'] as const;
export type Suite = (typeof suites)[number];
export type FilesOfSuites = Record<Suite, readonly string[]>;

/** `forPlaywright`: options, and what follows them. */
export type Chosen = { files: Partial<FilesOfSuites>; forPlaywright: readonly string[] } | { refusal: string };

const isSuite = (name: string): name is Suite => (suites as readonly string[]).includes(name);
/** Playwright also takes a line ('booking.e2e.ts:12'). */
const withoutLine = (name: string): string => name.replace(/(\.ts):\d+(?::\d+)?$/, '$1');
const isFile = (name: string, file: string): boolean => path.normalize(withoutLine(name)) === path.normalize(file);

/** `all`: the files of each suite, below the root of the checkout, as names are given. */
export function chooseTests(parameters: readonly string[], all: FilesOfSuites): Chosen {
  const firstOption = parameters.findIndex((one) => one.startsWith('-'));
  const words = firstOption < 0 ? parameters : parameters.slice(0, firstOption);
  const options = firstOption < 0 ? [] : parameters.slice(firstOption);
  const named = words.filter((word) => !isSuite(word));
  const requested = suites.filter((suite) => words.includes(suite));

  const unknown = named.find((name) => !suites.some((suite) => all[suite].some((file) => isFile(name, file))));
  if (unknown !== undefined)
    return {
      refusal: `There is neither a suite nor a test file '${unknown}'. Suites: ${suites.join(', ')}; a file is named from the root of the checkout.`,
    };
  const misplaced = named.find((name) => !requested.some((suite) => all[suite].some((file) => isFile(name, file))));
  if (misplaced !== undefined) {
    const its = suites.filter((suite) => all[suite].some((file) => isFile(misplaced, file)));
    return { refusal: `'${misplaced}' runs in ${its.join(' and ')}: npm test -- ${its[0]} ${misplaced}` };
  }
  const selected = requested.length > 0 ? requested : suites;
  if (options.length > 0 && !selected.includes('browser'))
    return { refusal: `Only the browser suite takes options: '${options[0]}' is one.` };

  const files: Partial<FilesOfSuites> = {};
  for (const suite of selected) {
    const some = all[suite].filter((file) => named.length === 0 || named.some((name) => isFile(name, file)));
    if (some.length > 0) files[suite] = some;
  }
  const ofBrowser = named.filter((name) => all.browser.some((file) => isFile(name, file)));
  return { files, forPlaywright: [...ofBrowser, ...options] };
}
