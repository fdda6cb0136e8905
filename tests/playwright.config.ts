import { defineConfig } from 'playwright/test';
import { findBrowser } from './support/browser/browser.ts';

export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.{journey,spec,test}.ts',
  outputDir: './.results/journeys',
  globalSetup: './support/runner/setup.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // They end what never comes; a machine that others keep busy is slow, and what it shows late is right.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: './.results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: findBrowser(),
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // It answers for documents, which journeys then could not hold back or count: only those about it have it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // What unfolds is where it will be at once: a press aimed at it while a busy machine holds it still would miss it.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
