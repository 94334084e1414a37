/**
 * Replaces `@rc-component/util/Dom/dynamicCSS`, with the same exports. Rules go into constructed stylesheets, which a
 * Content-Security-Policy without 'unsafe-inline' allows; the returned style elements are never in the page.
 */
interface Option {
  mark?: string;
  attachTo?: unknown;
}

interface Entry {
  sheet: CSSStyleSheet;
  handle: HTMLStyleElement;
  css: string;
}

const entries = new Map<string, Entry>();
const nameOf = (key: string, { mark }: Option = {}) => `${mark ?? ''}|${key}`;

/** Adds or replaces the rules of `key`. */
export function updateCSS(css: string, key: string, option?: Option): HTMLStyleElement {
  const name = nameOf(key, option);
  const known = entries.get(name);
  if (known) {
    if (known.css !== css) known.sheet.replaceSync(css);
    known.css = css;
    return known.handle;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const entry = { sheet, css, handle: document.createElement('style') };
  entries.set(name, entry);
  return entry.handle;
}

/** Removes the rules of `key`. */
export function removeCSS(key: string, option?: Option): void {
  const name = nameOf(key, option);
  const known = entries.get(name);
  if (!known) return;
  entries.delete(name);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== known.sheet);
}

let anonymous = 0;

/** Adds rules that stay. */
export function injectCSS(css: string, option?: Option): HTMLStyleElement {
  anonymous += 1;
  return updateCSS(css, `anonymous-${anonymous}`, option);
}

/** There is no container cache to clear. */
export function clearContainerCache(): void {}
