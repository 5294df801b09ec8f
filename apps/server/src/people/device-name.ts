/** A short name for a device in the list of sessions, from its User-Agent header: "Firefox · Windows". */

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const MAX_HEADER = 1_000;

export function deviceName(header: string | undefined): string {
  const agent = (header ?? '').slice(0, MAX_HEADER);
  const find = (names: typeof BROWSERS): string | undefined =>
    names.find(([known]) => known.test(agent))?.[1];
  return [find(BROWSERS), find(SYSTEMS)].filter(name => name !== undefined).join(' · ');
}
