/**
 * How Node runs one API process of several on a machine. Without a limit V8 lets the short-lived objects of a busy process
 * pile up; and of those that outlived two collections it concludes that their like live long, and puts the next ones of a request straight beside
 * what lives for ever, where they keep whatever they point to until everything is collected. With these, docs/measurements/2026-11-27.md shows what it
 * holds after a load. The image's CMD names the same flags.
 */
export const API_FLAGS = ['--max-semi-space-size=8', '--max-old-space-size=256', '--no-allocation-site-pretenuring'];

/**
 * What glibc's malloc is told for such a process (mallopt(3); elsewhere nobody reads it). V8 compiles in pieces of up to 32 KB and gives all of them back; among
 * smaller things that stay they would keep whole arenas from being given back in turn. With these they come from the system and return to it: 16 to 24 MB less after a load, in
 * docs/measurements/2026-11-27.md. The image has them in its ENV.
 */
export const API_ENV = { MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '65536' };
