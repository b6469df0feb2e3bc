// Keeps README.md, docs/ and the READMEs of folders true where a program can: links lead somewhere, scripts, files and functions named exist,
// docs/domain.md draws the states and the refund rules there are, docs/invariants.md the invariants (`--write` draws them anew), docs/operations.md lists exactly the variables that the configuration reads, docs/decisions/dependencies.md the
// production packages, and docs/spec-coverage.md names test files that exist.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { variables } from '#platform/config/config.ts';
import { transitions, states } from '#domain/bookings/lifecycle/transition-table.ts';
import { policies } from '#domain/pricing/cancellation-policy.ts';
import { settingRules } from '#domain/settings/settings.ts';
import { demoLogins } from '#world/logins.ts';
import { updateGeneratedSection } from './generated-sections.ts';
import { exists, root } from './read-imports.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
};
const pages = ['README.md', ...globSync(['docs/**/*.md', '{src,db,content,packages}/**/README.md'], { cwd: root })]
  .map((file) => file.replaceAll('\\', '/'))
  .sort();
const problems: string[] = [];

for (const page of pages) {
  checkLinks(page);
  checkScripts(page);
  checkFiles(page);
  checkNames(page);
}
checkLogins();
compareNames('docs/operations.md', 'Variables', Object.keys(variables.shape), 'src/platform/config/config.ts');
checkDefaults();
compareNames('docs/operations.md', 'Settings', Object.keys(settingRules), 'src/domain/settings/settings.ts');
compareNames('docs/decisions/dependencies.md', 'Production', Object.keys(manifest.dependencies), 'package.json');
checkCoverage();
for (const problem of [
  updateGeneratedSection('docs/domain.md', 'life of a booking', lifeOfABooking()),
  updateGeneratedSection('docs/domain.md', 'refund rules', refundRules()),
  updateGeneratedSection('docs/invariants.md', 'invariants', invariants()),
]) {
  if (problem) problems.push(problem);
}

for (const problem of problems) console.error(problem);
console.log(`${pages.length} pages, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

function checkLinks(page: string): void {
  const text = withoutCode(read(page));
  for (const [, target] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:/.test(target!)) continue;
    const [file, anchor] = target!.split('#') as [string, string?];
    const whole = file === '' ? page : path.posix.join(path.posix.dirname(page), file);
    if (!exists(whole)) problems.push(`${page}: the link to ${target} leads nowhere`);
    else if (anchor !== undefined && !anchorsOf(whole).includes(anchor))
      problems.push(`${page}: ${whole} has no heading #${anchor}`);
  }
}

function withoutCode(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
}

function anchorsOf(file: string): string[] {
  return [
    ...read(file)
      .replace(/^```[\s\S]*?^```/gm, '')
      .matchAll(/^#+ (.+)$/gm),
  ].map((match) =>
    match[1]!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function checkScripts(page: string): void {
  for (const match of read(page).matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)) {
    const name = match[1] ?? match[2]!;
    if (!Object.hasOwn(manifest.scripts, name)) problems.push(`${page}: package.json has no script ${name}`);
  }
}

/** Paths in `code` that begin like one of our folders; `{…}`, `*`, `NNNN`, `NAME` and `…` are placeholders. A package names
 *  its own files. */
function checkFiles(page: string): void {
  for (const [, name] of read(page).matchAll(
    /`((?:src|db|docs|tools|test|e2e|texts|content|packages|bench|\.ci)\/[\w./-]+)`/g,
  )) {
    const isFound = exists(name!) || (page.startsWith('packages/') && exists(path.join(path.dirname(page), name!)));
    if (!/NNN|NAME/.test(name!) && !isFound) problems.push(`${page}: ${name} does not exist`);
  }
}

/** '`takeSeats` in [seats.ts](…)': the file declares it. */
function checkNames(page: string): void {
  for (const [, name, target] of read(page).matchAll(/`(\w+)` in \[[^\]]+\]\(([^)\s#]+\.tsx?)\)/g)) {
    const file = path.posix.join(path.posix.dirname(page), target!);
    if (exists(file) && !new RegExp(`\\b(?:function|const|type) ${name}\\b`).test(read(file)))
      problems.push(`${page}: ${file} declares no ${name}`);
  }
}

function checkLogins(): void {
  const text = read('README.md');
  for (const { email, password } of Object.values(demoLogins)) {
    if (!text.includes(email) || !text.includes(password))
      problems.push(`README.md: the login ${email} is not that of db/world/logins.ts`);
  }
}

/** The first cells of the table below a heading. */
function rowsBelow(page: string, heading: string): string[][] {
  const section =
    read(page)
      .split(new RegExp(`^## ${heading}$`, 'm'))[1]
      ?.split(/^## /m)[0] ?? '';
  return [...section.matchAll(/^\| (.+) \|$/gm)]
    .map((match) => match[1]!.split(' | '))
    .filter(([first]) => first!.startsWith('`'));
}

function compareNames(page: string, heading: string, wanted: readonly string[], source: string): void {
  const listed = rowsBelow(page, heading).map(([name]) => name!.replaceAll('`', ''));
  for (const name of wanted)
    if (!listed.includes(name)) problems.push(`${page}: ${name} of ${source} is not listed below '${heading}'`);
  for (const name of listed) if (!wanted.includes(name)) problems.push(`${page}: ${name} is not in ${source}`);
}

function checkDefaults(): void {
  const standard = variables.parse({}) as Record<string, unknown>;
  for (const [name, shown] of rowsBelow('docs/operations.md', 'Variables')) {
    const value = standard[name!.replaceAll('`', '')];
    const expected =
      value === undefined ? undefined : typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
    const listed = /^`(.*)`$/.exec(shown!.trim())?.[1];
    if (listed !== expected)
      problems.push(`docs/operations.md: the default of ${name} is ${expected ?? 'none'}, not ${listed ?? 'none'}`);
  }
}

/** Each rule has one row: number, rule, status; the status names test files or is 'open'. */
function checkCoverage(): void {
  const page = 'docs/spec-coverage.md';
  const rows = [...read(page).matchAll(/^\| (S\d\.\d+) \| (.+?) \| (.+) \|$/gm)];
  const seen = new Set<string>();
  let covered = 0;
  for (const [, rule, , status] of rows) {
    if (seen.has(rule!)) problems.push(`${page}: ${rule} stands twice`);
    seen.add(rule!);
    const files = [...status!.matchAll(/`([^`]+)`/g)].map((match) => match[1]!);
    const waits = /^open\b/.test(status!);
    if (files.length > 0 && !waits) covered++;
    for (const file of files)
      if (!/\.(test|race\.test|e2e)\.ts$/.test(file) || !exists(file))
        problems.push(`${page}: ${rule} names ${file}, which is no test file`);
    if (files.length === 0 && !waits) problems.push(`${page}: ${rule} has neither a test file nor 'open'`);
  }
  if (rows.length === 0) problems.push(`${page}: no rules found`);
  console.log(`${covered} of ${rows.length} rules of the specification name a test`);
}

function lifeOfABooking(): string {
  const arrows = Object.entries(transitions).flatMap(([name, { from, to, by }]) =>
    from.map((state) => `  ${state === 'new' ? '[*]' : state} --> ${to} : ${name} (${by.join(', ')})`),
  );
  const ends = Object.keys(states).filter(
    (state) => !Object.values(transitions).some(({ from }) => (from as readonly string[]).includes(state)),
  );
  const rows = Object.entries(transitions).map(([name, { by, guard, deadline, effects }]) => {
    const { seats, money, notify } = effects;
    const byPerson = by.some((actor) => actor !== 'clock') ? (guard ?? 'at any time') : undefined;
    const ofMoney =
      typeof money === 'object'
        ? Object.entries(money)
            .map(([actor, refund]) => `${actor}: ${refund}`)
            .join(', ')
        : money;
    const cells = [`\`${name}\``, byPerson, deadline, seats, ofMoney, notify && `\`${notify}\``];
    return `| ${cells.map((cell) => cell ?? '–').join(' | ')} |`;
  });
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...arrows,
    ...ends.map((state) => `  ${state} --> [*]`),
    '```',
    '',
    '| Transition | A person makes it | The clock makes it from | Seats | Money | Job that notifies |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

function refundRules(): string {
  const rows = Object.entries(policies).flatMap(([key, tiers]) =>
    tiers.length === 0
      ? [`| \`${key}\` | at any time | nothing |`]
      : tiers.map(({ hoursBefore, refundPercent }) => `| \`${key}\` | ${hoursBefore} | ${refundPercent} % |`),
  );
  return ['| Policy | At least so many hours before the start | Refund |', '| --- | --- | --- |', ...rows].join('\n');
}

/** Each query of broken_invariants(), as db/schema.sql has it, below what those of one function have in common. */
function invariants(): string {
  const schema = read('db/schema.sql');
  const functions = [
    ...schema.matchAll(/FUNCTION public\.(broken_\w+_invariants)[\s\S]*?AS \$function\$\n([\s\S]*?)\$function\$/g),
  ];
  const asked = /FUNCTION public\.broken_invariants\(\)[\s\S]*?\$function\$;/.exec(schema)![0];
  const forgotten = functions.find(([, name]) => !asked.includes(`from ${name}()`));
  if (forgotten) throw new Error(`broken_invariants() does not ask ${forgotten[1]}()`);
  let number = 0;
  const parts = functions.flatMap(([, , body]) => {
    const start = body!.search(/^  select '/m);
    const questions = body!.slice(start).split(/^\s*union all\s*$(?=\n {2}select ')/m);
    const numbered = questions.map((part) => {
      // A quote inside is written twice.
      const [, name] = /'((?:[^']|'')+)'/.exec(part)!;
      return `${++number}. ${name!.replaceAll("''", "'")}\n\n${sqlBlock(part, ' ')}`;
    });
    const common = body!.slice(0, start).trim() === '' ? [] : [sqlBlock(body!.slice(0, start))];
    return [...common, ...numbered];
  });
  return parts.join('\n\n');
}

function sqlBlock(text: string, indent = ''): string {
  if (text.trim() === '')
    throw new Error('a question of broken_invariants() is empty: db/schema.sql reads otherwise than expected');
  const fence = indent && '   ';
  return `${fence}\`\`\`sql\n${text.replace(/^\n+|\s+$/g, '').replace(/^/gm, indent)}\n${fence}\`\`\``;
}
