// Nothing of the machine or the people who write goes into the tree: paths of a home or a workplace, the name of
// this machine, its addresses, the registry it installs from, e-mail addresses outside the reserved example domains.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { exists, root } from './read-imports.ts';

type Word = { what: string; pattern: RegExp; allowed?: RegExp };

const escaped = (text: string): RegExp => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));

const words: Word[] = [
  { what: 'a path of one machine', pattern: /(?<![\w.)}\]])\/(?:work|root|home\/[\w-]+|Users\/[\w-]+)\/[\w.]/ },
  {
    what: 'an e-mail address that is not an example',
    pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/i,
    allowed: /@(?:[\w-]+\.)*(?:example|invalid|test|localhost)\b|@example\.(?:com|org|net)|@b\.c$|git@/,
  },
  {
    what: 'an address of a network',
    pattern:
      /(?<![\w.])(?:10\.\d{1,3}|172\.(?:1[6-9]|2\d|3[01])|192\.168|100\.(?:6[4-9]|[7-9]\d))(?:\.\d{1,3}){2}(?![\w.])/,
    // A private network as a whole (RFC 1918) is everyone's.
    allowed: /\.0\.0$/,
  },
  ...own('the folder of this checkout', root.split(path.sep).length > 2 ? root + path.sep : undefined),
  ...own('the name of this machine', os.hostname().length > 7 ? os.hostname() : undefined),
  // Example addresses (RFC 5737) are allowed, even if a machine has one.
  ...addresses()
    .filter((address) => !/^(?:192\.0\.2|198\.51\.100|203\.0\.113)\./.test(address))
    .flatMap((address) => own('an address of this machine', address)),
  ...own('the registry of this machine', registryHost()),
  ...own('the e-mail address of who commits', run('git', ['config', 'user.email'])),
];

const files = run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'])!
  .split('\0')
  .filter((file) => file !== '' && exists(file));
let problems = 0;
for (const file of files) check(file);
console.log(`${files.length} files, ${problems} words that do not belong here`);
process.exitCode = problems === 0 ? 0 : 1;

function own(what: string, text: string | undefined): Word[] {
  return text ? [{ what, pattern: escaped(text) }] : [];
}

function addresses(): string[] {
  return Object.values(os.networkInterfaces())
    .flatMap((some) => some ?? [])
    .filter(({ internal }) => !internal)
    .map(({ address }) => address);
}

function registryHost(): string | undefined {
  const address = run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['config', 'get', 'registry']);
  const host = address && URL.canParse(address) ? new URL(address).host : undefined;
  return host === 'registry.npmjs.org' ? undefined : host;
}

function run(command: string, parameters: string[]): string | undefined {
  try {
    return (
      execFileSync(command, parameters, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        shell: command.endsWith('.cmd'),
      }).trim() || undefined
    );
  } catch {
    return undefined;
  }
}

function check(file: string): void {
  const text = readFileSync(path.join(root, file), 'utf8');
  if (text.includes('\0') || file === 'src/domain/accounts/passwords/common-passwords.txt') return;
  for (const [index, line] of text.split('\n').entries()) {
    for (const { what, pattern, allowed } of words) {
      const found = pattern.exec(line)?.[0];
      if (found === undefined || allowed?.test(found)) continue;
      // Which one it is, the line shows; a log of a check is no place to repeat it.
      console.error(`${file}:${index + 1}: ${what}`);
      problems++;
    }
  }
}
