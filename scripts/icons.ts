import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './browser.mjs';

/** Draws the app's icons from apps/web/public/icon.svg: `npx node scripts/icons.ts`. */

const at = (name: string): URL => new URL(`../apps/web/public/${name}`, import.meta.url);
const svg = await readFile(at('icon.svg'), 'utf8');

/** A maskable icon is cut to any shape: what matters stays within the inner four fifths. */
const icons = [
  { name: 'icon-192.png', size: 192, inner: 1, ground: 'transparent' },
  { name: 'icon-512.png', size: 512, inner: 1, ground: 'transparent' },
  { name: 'icon-maskable-512.png', size: 512, inner: 0.78, ground: '#cda06a' },
] as const;

const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { name, size, inner, ground } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const side = Math.round(size * inner);
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
     <div style="width:${side}px;height:${side}px">${svg}</div>`,
  );
  await writeFile(at(name), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
