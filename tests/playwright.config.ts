import { defineConfig } from 'playwright/test';
import { findBrowser } from './support/browser.ts';

export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.{journey,spec,test}.ts',
  outputDir: './.results/journeys',
  globalSetup: './support/setup.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: './.results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: findBrowser(),
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    screenshot: 'only-on-failure',
  },
});
