/** Which browser and system a browser says that it is, as people call them; null for what its header does not say. */
export interface DeviceNames {
  browser: string | null;
  system: string | null;
}

// Whoever is built on another names that one too: the first that fits counts.
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPX|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const first = (names: [RegExp, string][], userAgent: string) =>
  names.find(([sign]) => sign.test(userAgent))?.[1] ?? null;

/** The names of a device by the header `User-Agent` with which it signed in. */
export const namesOfDevice = (user_agent: string | null): DeviceNames => ({
  browser: first(browsers, user_agent ?? ''),
  system: first(systems, user_agent ?? ''),
});
