// The browser suite: e2e/**/*.e2e.ts in Chromium against the built server. Each worker has a server of its own.
import { defineConfig } from '@playwright/test';
import { journeyVariants } from './e2e/journey-variants.ts';
import { findBrowser } from './tools/find-browser.ts';

// Workers load this file again and inherit the environment.
if (!process.env.BROWSER_PATH) Object.assign(process.env, await findBrowser());
process.env.TEST_ENGINE ??= 'embedded';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/browser',
  // One more than the processors of the smallest machine: journeys wait for a part of their time.
  workers: 3,
  // The tests of a file run in order: some go on where the one before ended.
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // One test may open fifty pages; single waits end after 40 s (e2e/marketplace.ts).
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['./tools/playwright-count-reporter.ts']],
  // `npm run check:all -- journeys` runs the journeys alone, in every language and width.
  ...(process.env.JOURNEYS && {
    outputDir: 'test-results/journeys',
    grep: /@journey/,
    projects: journeyVariants.map((variant) => ({ name: variant, metadata: { variant } })),
  }),
  // Traces without snapshots, whose recorder fetches pictures that the policy of our pages refuses, and without pictures of
  // every step, which took half of the processor time of the suite. The page as it failed is a picture of its own.
  use: {
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    video: 'off',
  },
});
