export interface Section {
  readonly title: string;
  readonly body: string;
}

export interface OwnersWords {
  /** Of the line that begins with `# `; empty where there is none. */
  readonly title: string;
  /** What stands before the first section. */
  readonly lead: string;
  /** What follows each line that begins with `## `. */
  readonly sections: readonly Section[];
}

/** Parts a Markdown file of the owner at its headings; what is between them is for Prose. `{{name}}` becomes that figure; a name that nobody knows stays. */
export function parseSitePage(markdown: string, figures: Readonly<Record<string, string>>): OwnersWords {
  const filled = markdown.replace(/\{\{(\w+)\}\}/g, (written, name: string) => figures[name] ?? written);
  const [before = '', ...parts] = filled.split(/^## +/m);
  const [, title = '', lead = ''] = /^\s*(?:# +(.*))?([^]*)$/.exec(before) ?? [];
  return { title: title.trim(), lead: lead.trim(), sections: parts.map(sectionOf) };
}

function sectionOf(part: string): Section {
  const [title = '', ...lines] = part.split(/\r?\n/);
  return { title: title.trim(), body: lines.join('\n').trim() };
}
