/** Where a line one px thick is sharp: on the middle of a px. */
export const snapToPixel = (at: number) => Math.round(at) + 0.5;
