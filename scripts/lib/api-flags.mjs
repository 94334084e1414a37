/**
 * How Node runs one API process of several on a machine. Without a limit V8 lets the short-lived objects of a busy process
 * pile up; and of those that outlived two collections it concludes that their like live long, and puts the next ones of a request straight beside
 * what lives for ever, where they keep whatever they point to until everything is collected. With these, docs/performance.md shows what it
 * holds after a load. The image's CMD names the same flags.
 */
export const API_FLAGS = ['--max-semi-space-size=16', '--max-old-space-size=256', '--no-allocation-site-pretenuring'];
