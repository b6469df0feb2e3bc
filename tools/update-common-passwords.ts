// Writes src/domain/accounts/passwords/common-passwords.txt from an unpacked @zxcvbn-ts/language-common, whose list is in order of how
// common a password is. By hand, when the list is to be renewed:
//   npm pack @zxcvbn-ts/language-common@4.1.3 && tar xzf zxcvbn-ts-language-common-4.1.3.tgz
//   node tools/update-common-passwords.ts package
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const shortest = 8;
/** Fewer tries than the throttles allow one address against one account in a week. */
const mostOfAnyLength = 5000;
/** All passwords that are long enough for suppliers and operators. */
const longLength = 15;

const folder = process.argv[2];
if (!folder) throw new Error('say where the package was unpacked');
const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as unknown;
const { version } = read('package.json') as { version: string };
const all = (read('src/passwords.json') as string[])
  .map((password) => password.normalize('NFKC').trim().toLowerCase())
  .filter((password) => password.length >= shortest);
const list = new Set([...all.slice(0, mostOfAnyLength), ...all.filter(({ length }) => length >= longLength)]);

const notice = `# The ${mostOfAnyLength} most common passwords of ${shortest} characters or more, then the common ones of ${longLength} or more, in lower case.
# Written by tools/update-common-passwords.ts.
# From @zxcvbn-ts/language-common ${version} (npm): Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc.,
# Copyright (c) 2021 @zxcvbn-ts; MIT licence: permission is granted, free of charge, to use, copy, modify, merge,
# publish, distribute, sublicense and sell copies, provided that this notice is included. THE SOFTWARE IS PROVIDED
# "AS IS", WITHOUT WARRANTY OF ANY KIND.
`;
writeFileSync(
  path.join(import.meta.dirname, '../src/domain/accounts/passwords/common-passwords.txt'),
  `${notice}${[...list].join('\n')}\n`,
);
console.log(`${list.size} passwords`);
