import { defineConfig } from '@playwright/test';
import { systemBrowser } from '../scripts/browser.mjs';

/** Without either, Playwright looks for a browser of its own. */
const executablePath = process.env.TABLEE_BROWSER ?? systemBrowser();

/** Two invisible pages the address bar keeps ready in every window: more work than our own page. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** Chromium hears only the last list, so what Playwright switches off is said again. */
const AS_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** A process of its own for each site: a page that leaves about:blank would start another. */
const SITE_ISOLATION = ['IsolateOrigins', 'site-per-process', 'CrossOriginOpenerPolicy'];

/** Whole games, a minute or more each: they start first, so that no worker is left alone with one at the end. */
const LONG = [
  'dragons.spec.ts',
  'tock-link.spec.ts',
  'tchang-link.spec.ts',
  'offline.spec.ts',
  'link.spec.ts',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './build.ts',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // More than cores: people at a table mostly wait, and so do their tests.
  workers: 3,
  fullyParallel: true,
  projects: [
    { name: 'long', testMatch: LONG.map(file => `**/${file}`) },
    { name: 'short', testIgnore: LONG.map(file => `**/${file}`) },
  ],
  // A failure is a defect of the product or of the test.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    locale: 'fr-FR',
    // A machine with other things to do is slow, never this slow.
    actionTimeout: 20_000,
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      // As root Chromium has no sandbox; the rest keeps it from looking for a network the tests do not need.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        // Sounds are played into nothing, and two cores need no pool of painters.
        '--disable-audio-output',
        '--num-raster-threads=1',
        // No test looks at pixels: without memory for them they are not painted. Styles, layout and frames stay.
        '--force-gpu-mem-available-mb=1',
        '--in-process-gpu',
        '--disable-site-isolation-trials',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${[...AS_PLAYWRIGHT, ...ADDRESS_BAR, ...SITE_ISOLATION].join()}`,
      ],
    },
  },
});
