export interface Label {
  /** Where its middle should be, in px. */
  readonly at: number;
  readonly width: number;
}

export interface PlacedLabel {
  readonly index: number;
  readonly at: number;
}

const GAP = 24;

const inside = ({ at, width }: Label, room: number) => Math.min(Math.max(at, width / 2), room - width / 2);

/** Every `step`th label counted from the last one, moved inside the room where it would stick out. */
function every(step: number, labels: readonly Label[], room: number): PlacedLabel[] {
  const last = labels.length - 1;
  return labels.flatMap((label, index) => ((last - index) % step === 0 ? { index, at: inside(label, room) } : []));
}

/** The labels that fit with a gap between them, evenly chosen, always with the last one. */
export function decimateLabels(labels: readonly Label[], room: number): PlacedLabel[] {
  const halfOf = ({ index }: PlacedLabel) => (labels[index]?.width ?? 0) / 2;
  const fits = (label: PlacedLabel, before: PlacedLabel | undefined) =>
    !before || label.at - halfOf(label) - (before.at + halfOf(before)) >= GAP;
  for (let step = 1; step < labels.length; step += 1) {
    const chosen = every(step, labels, room);
    if (chosen.every((label, order) => fits(label, chosen[order - 1]))) return chosen;
  }
  return every(labels.length, labels, room);
}
