/**
 * How Node runs one API process of several on a machine. Without a limit V8 lets the short-lived objects of a busy process
 * pile up; with these, docs/performance.md shows what it holds after a load. The image's CMD names the same flags.
 */
export const API_FLAGS = ['--max-semi-space-size=16', '--max-old-space-size=256'];
