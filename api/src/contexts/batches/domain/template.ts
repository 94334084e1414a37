const PLACE = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The columns in the `{{column}}` placeholders of a text, each once, in their order. */
export function columnsIn(template: string): readonly string[] {
  return [...new Set([...template.matchAll(PLACE)].map(([, name]) => name as string))];
}

/** The length of the result of `fill`, without building it. */
export function filledLength(template: string, lengthOf: (column: string) => number): number {
  let length = template.length;
  for (const [place, column] of template.matchAll(PLACE)) length += lengthOf(column as string) - place.length;
  return length;
}

/** Replaces each `{{column}}` by its value; placeholders in values are not replaced. */
export function fill(template: string, valueOf: (column: string) => string): string {
  return template.replace(PLACE, (_, column: string) => valueOf(column));
}
