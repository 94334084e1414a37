/**
 * What most say of an item: the label that more than half of `wanted` workers gave, undefined where there is none. `answers` holds
 * labels by submission, null for an answer that is no label.
 */
export function agreedOn(answers, wanted) {
  const counts = new Map();
  for (const label of Object.values(answers)) {
    if (label !== null) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const [label, count] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [undefined, 0];
  return count > wanted / 2 ? { label, count } : undefined;
}
