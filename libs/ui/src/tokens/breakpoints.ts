/** From these widths on, in px. In a file of its own: every page loads it, and only the desk the other tokens. */
export const breakpoints = { small: 480, medium: 768, large: 1024, wide: 1280 } as const;
