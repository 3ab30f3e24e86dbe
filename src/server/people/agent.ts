// Names the browser of a session, well enough for its owner to recognise; nothing more is kept.

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const named = (list: typeof BROWSERS, text: string) => list.find(([mark]) => mark.test(text))?.[1];

/** The browser by its `User-Agent` header; empty if unknown. */
export const agentOf = (header: string): string =>
  [named(BROWSERS, header), named(SYSTEMS, header)].filter((name) => name !== undefined).join(', ');
