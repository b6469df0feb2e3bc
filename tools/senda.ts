// npm run senda -- COMMAND …: what an operator does on the machine. Each command is a file of tools/commands/.
import type { Command, ExitCode } from './commands/command.ts';
import { sentenceOf } from './commands/with-services.ts';

const commands: Record<string, () => Promise<Command>> = {
  backup: async () => (await import('./commands/backup.ts')).backup,
  'create-admin': async () => (await import('./commands/create-admin.ts')).command,
  doctor: async () => (await import('./commands/doctor.ts')).command,
  export: async () => (await import('./commands/supplier-files.ts')).exportSupplier,
  import: async () => (await import('./commands/supplier-files.ts')).importTours,
  'import-bookings': async () => (await import('./commands/supplier-files.ts')).importBookings,
  invariants: async () => (await import('./commands/invariants.ts')).command,
  restore: async () => (await import('./commands/backup.ts')).restore,
  settings: async () => (await import('./commands/settings.ts')).command,
  suspend: async () => (await import('./commands/suspend.ts')).suspend,
  unsuspend: async () => (await import('./commands/suspend.ts')).unsuspend,
};

const exitCodes =
  'Exit code: 0 done, and nothing is wrong; 1 refused, failed, or something wrong was found; 2 called in another way than it can be.';

const isHelp = (word: string | undefined) => word === '--help' || word === '-h';

const [name, ...words] = process.argv.slice(2);
process.exitCode = await runCommand().catch((error: Error) => {
  console.error(sentenceOf(error));
  return 1 as const;
});

async function runCommand(): Promise<ExitCode> {
  const load = name === undefined ? undefined : commands[name];
  if (!load) return isHelp(name) ? listCommands(console.log, 0) : listCommands(console.error, 2);
  const command = await load();
  if (isHelp(words[0])) return explain(command, console.log, 0);
  const code = await command.run(words);
  return code === 2 ? explain(command, console.error, 2) : code;
}

type Print = (line: string) => void;

async function listCommands(print: Print, code: ExitCode): Promise<ExitCode> {
  print('npm run senda -- COMMAND …, or COMMAND --help');
  for (const [one, load] of Object.entries(commands)) print(`  ${one.padEnd(17)}${(await load()).summary}`);
  print(exitCodes);
  return code;
}

function explain({ summary, usage, notes = [] }: Command, print: Print, code: ExitCode): ExitCode {
  print(`${name}: ${summary}`);
  for (const way of usage) print(`  npm run senda -- ${name} ${way}`.trimEnd());
  for (const note of notes) print(note);
  print(exitCodes);
  return code;
}
