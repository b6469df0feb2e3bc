// Runs the server in a process of its own, so that tests can kill it, and commands of an operator.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { programEnvironment } from '../tools/program-environment.mjs';

export type ServerProcess = {
  /** Without a trailing slash. */
  url: string;
  /** Everything that it has printed. */
  output(): string;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
  /** Sends SIGTERM and waits until the process has ended. */
  end(): Promise<void>;
};

const main = path.join(import.meta.dirname, '../src/server/process/main.ts');

/** Starts a server on a free port and waits until it prints that it is ready; throws its output when it ends before. */
export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: {
      PATH,
      HOME,
      TMPDIR,
      PORT: '0',
      RATE_LIMIT_SCALE: '1000',
      PASSWORD_HASHING: 'trivial',
      LOG_LEVEL: 'error',
      ...programEnvironment,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killAtExit = () => void child.kill('SIGKILL');
  process.on('exit', killAtExit);
  const exited = once(child, 'exit').then(() => void process.off('exit', killAtExit));
  let output = '';
  const port = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /ready at http:\/\/localhost:(\d+)/.exec(output);
      if (ready) resolve(ready[1]!);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void exited.then(() => reject(new Error(`the server ended before it was ready:\n${output}`)));
  });
  const stop = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await exited;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    kill: () => stop('SIGKILL'),
    end: () => stop('SIGTERM'),
  };
}

const senda = path.join(import.meta.dirname, '../tools/senda.ts');

/** What is typed behind `npm run senda --`: its exit code, and everything that it has printed. */
export function runSenda(
  command: string,
  environment: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const words = command.split(' ').filter(Boolean);
  const env = { ...process.env, ...environment };
  return new Promise((resolve) =>
    execFile(process.execPath, ['--disable-warning=ExperimentalWarning', senda, ...words], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), output: out + err }),
    ),
  );
}
