export interface Section {
  readonly title: string;
  readonly body: string;
}

export interface SitePageContent {
  /** Of the line that begins with `# `; empty where there is none. */
  readonly title: string;
  /** The text before the first section. */
  readonly lead: string;
  /** What follows each line that begins with `## `. */
  readonly sections: readonly Section[];
}

/**
 * Splits a Markdown file of the owner at its headings; the text between them is for Prose. `{{name}}` is replaced by
 * that figure; an unknown name stays.
 */
export function parseSitePage(markdown: string, figures: Readonly<Record<string, string>>): SitePageContent {
  const filled = markdown.replace(/\{\{(\w+)\}\}/g, (written, name: string) => figures[name] ?? written);
  const [before = '', ...parts] = filled.split(/^## +/m);
  const [, title = '', lead = ''] = /^\s*(?:# +(.*))?([^]*)$/.exec(before) ?? [];
  return { title: title.trim(), lead: lead.trim(), sections: parts.map(sectionOf) };
}

function sectionOf(part: string): Section {
  const [title = '', ...lines] = part.split(/\r?\n/);
  return { title: title.trim(), body: lines.join('\n').trim() };
}
