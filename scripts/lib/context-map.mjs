/** A context map without the arrows that follow from others: a -> c is left out where a -> b -> c is there. */
export function withoutImplied(map) {
  const reaches = (from, to) => map[from].some((each) => each === to || reaches(each, to));
  return Object.fromEntries(
    Object.entries(map).map(([from, known]) => [
      from,
      known.filter((to) => !known.some((other) => other !== to && reaches(other, to))),
    ]),
  );
}

/** The map as a mermaid diagram. */
export function mermaidOf(map) {
  const arrows = Object.entries(withoutImplied(map)).map(([from, known]) =>
    known.length > 0 ? `  ${from} --> ${[...known].sort().join(' & ')}` : `  ${from}`,
  );
  return ['flowchart TD', ...arrows.sort()].join('\n');
}
