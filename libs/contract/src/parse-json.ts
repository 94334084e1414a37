/** The value of a JSON text, whose shape is not checked; undefined for any other text. */
export function parseJson<Value>(text: string | null): Value | undefined {
  try {
    return JSON.parse(text ?? '') as Value;
  } catch {
    return undefined;
  }
}
