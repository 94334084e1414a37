/** Each with what its User-Agent holds and no other's before it in the list does. */
const BROWSERS = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:(?:Headless)?Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

const found = (kinds: readonly (readonly [string, RegExp])[], agent: string) =>
  kinds.find(([, sign]) => sign.test(agent))?.[0];

/** The common names of browser and system from a user agent; undefined when neither is recognized. */
export function browserOf(agent: string): { readonly browser?: string; readonly system?: string } {
  const [browser, system] = [found(BROWSERS, agent), found(SYSTEMS, agent)];
  return { ...(browser && { browser }), ...(system && { system }) };
}
