// npm run dev on a copy of the sources: what a developer changes is on the page, and production serves no source.
import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { launchChromium } from '#test/chromium.ts';
import { startServer } from '#test/server-process.ts';

const root = path.join(import.meta.dirname, '../../..');
const copied = ['src', 'db', 'texts', 'content', 'packages', 'tools', 'package.json', 'package-lock.json'];

describe('npm run dev', () => {
  let copy: string;
  let url: string;
  let child: ChildProcess;
  let output = '';
  before(async () => {
    copy = mkdtempSync(path.join(os.tmpdir(), 'senda-dev-'));
    for (const name of [...copied, 'vite.config.ts', 'tsconfig.json'])
      cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
    for (const name of ['node_modules', 'dist']) symlinkSync(path.join(root, name), path.join(copy, name));
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    child = start({ PORT: String(port) });
    await untilPage((html) => html.includes('</html>'));
  });
  after(async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    rmSync(copy, { recursive: true, force: true });
  });

  function start(environment: Record<string, string>): ChildProcess {
    const started = spawn(process.execPath, ['tools/dev.mjs'], {
      cwd: copy,
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: path.join(copy, '.data'), DEMO_WORLD: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [started.stdout!, started.stderr!])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    return started;
  }

  const page = async () => (await fetch(`${url}/`)).text();

  async function untilPage(isRight: (html: string) => boolean): Promise<void> {
    const endMs = performance.now() + 120_000;
    while (performance.now() < endMs) {
      if (isRight(await page().catch(() => ''))) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    assert.fail(`the page did not come to that:\n${output}`);
  }

  function change(file: string, from: string, to: string): void {
    const text = readFileSync(path.join(copy, file), 'utf8');
    assert.ok(text.includes(from), `${file} has ${from}`);
    writeFileSync(path.join(copy, file), text.replace(from, to));
  }

  test('renders pages from their sources, uncompressed, with readable class names and a policy that only reports', async () => {
    const response = await fetch(`${url}/`, { headers: { 'accept-encoding': 'br, gzip' } });
    assert.equal(response.headers.get('content-encoding'), null);
    assert.equal(response.headers.get('content-security-policy'), null);
    assert.match(
      response.headers.get('content-security-policy-report-only')!,
      /^default-src 'none'; script-src 'self'/,
    );
    const html = await response.text();
    assert.match(html, /<main id="main" class="\w+__main"/);
    const entry = /<script type="module" src="([^"]+)"/.exec(html)![1]!;
    for (const file of [entry, '/@vite/client', '/src/web/runtime/boot/entry-client.tsx', '/@dev/styles.css'])
      assert.equal((await fetch(url + file)).status, 200, file);
  });

  test('shows a changed component without a new start of the server', async () => {
    change('src/web/shell/frame.tsx', '<main id="main"', '<main id="main" data-changed="yes"');
    await untilPage((html) => html.includes('data-changed="yes"'));
    assert.doesNotMatch(output, /starts again/);
  });

  test('updates a changed component in a page that is open, without loading the page again', async () => {
    const browser = await launchChromium();
    try {
      const open = await browser.newPage();
      open.setDefaultTimeout(60_000);
      await open.addInitScript(() => addEventListener('page-shown', () => Object.assign(window, { isShown: true })));
      const connected = open.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
      await open.goto(`${url}/about`);
      await connected;
      await open.waitForFunction(() => 'isShown' in window);
      await open.evaluate(() => Object.assign(window, { isSameDocument: true }));
      change('src/web/shell/frame.tsx', 'data-changed="yes"', 'data-changed="again"');
      await open.locator('main[data-changed=again]').waitFor();
      assert.equal(await open.evaluate(() => 'isSameDocument' in window), true);
    } finally {
      await browser.close();
    }
  });

  test('starts the server again when its code or a text changes', async () => {
    const key = /"skip_to_content": "([^"]+)"/.exec(readFileSync(path.join(copy, 'texts/en/common.json'), 'utf8'))![1]!;
    change('texts/en/common.json', `"skip_to_content": "${key}"`, '"skip_to_content": "Straight to what was changed"');
    await untilPage((html) => html.includes('Straight to what was changed'));
    change('src/server/http/security-headers.ts', "'x-content-type-options': 'nosniff'", "'x-changed': 'yes'");
    const endMs = performance.now() + 120_000;
    while ((await fetch(`${url}/`).catch(() => undefined))?.headers.get('x-changed') !== 'yes')
      assert.ok(performance.now() < endMs, output);
  });

  test('gives the pages the path of an endpoint that was declared again', async () => {
    change('src/contract/marketplace.ts', "path: '/figures'", "path: '/statistics'");
    const endMs = performance.now() + 120_000;
    while ((await fetch(`${url}/api/statistics`).catch(() => undefined))?.status !== 200)
      assert.ok(performance.now() < endMs, output);
    const paths = readFileSync(path.join(copy, 'src/contract/paths.generated.ts'), 'utf8');
    assert.match(paths, /getFigures = 'GET \/statistics'/);
  });

  test('refuses to listen beyond this machine', () => {
    const dev = path.join(root, 'src/server/process/dev.ts');
    const env = { ...process.env, HOST: '0.0.0.0' };
    assert.throws(
      () => execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', dev], { env, stdio: 'pipe' }),
      (error: { status: number; stderr: Buffer }) => error.status === 1 && /this machine alone/.test(`${error.stderr}`),
    );
  });
});

test('a production start serves no source and no tool of development', async () => {
  const data = mkdtempSync(path.join(os.tmpdir(), 'senda-production-'));
  const server = await startServer({ DATA_DIR: data, DEMO_WORLD: '0' });
  try {
    for (const file of ['/@vite/client', '/src/web/runtime/boot/entry-client.tsx', '/@dev/styles.css', '/package.json'])
      assert.equal((await fetch(server.url + file)).status, 404, file);
    const { headers } = await fetch(`${server.url}/`);
    assert.ok(headers.get('content-security-policy'));
    assert.equal(headers.get('content-security-policy-report-only'), null);
  } finally {
    await server.end();
    rmSync(data, { recursive: true, force: true });
  }
});

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
