import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { deviceOf } from './device-of.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a device', () => {
  test('is named by browser and system as people know them', () => {
    const named: [string, string, string][] = [
      [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
      [
        `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
        'Edge',
        'Windows',
      ],
      [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
        'Safari',
        'iPhone',
      ],
      [
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
        'Safari',
        'macOS',
      ],
      ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
      [
        `Mozilla/5.0 (Linux; Android 15) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
        'Samsung Internet',
        'Android',
      ],
      [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
    ];
    for (const [userAgent, browser, system] of named) assert.deepEqual(deviceOf(userAgent), { browser, system });
  });

  test('that says nothing known is nothing known', () => {
    for (const userAgent of ['', 'curl/8.0', '<script>']) {
      assert.deepEqual(deviceOf(userAgent), { browser: null, system: null });
    }
  });
});
