const PLACE = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The columns that `{{column}}` stands for in a text, each once, in their order. */
export function columnsIn(template: string): readonly string[] {
  return [...new Set([...template.matchAll(PLACE)].map(([, name]) => name as string))];
}

/** How long the text that `fill` makes would be, without making it. */
export function filledLength(template: string, lengthOf: (column: string) => number): number {
  let length = template.length;
  for (const [place, column] of template.matchAll(PLACE)) length += lengthOf(column as string) - place.length;
  return length;
}

/** The text with each `{{column}}` replaced by its value; what stands in a value is never read as a template. */
export function fill(template: string, valueOf: (column: string) => string): string {
  return template.replace(PLACE, (_, column: string) => valueOf(column));
}
