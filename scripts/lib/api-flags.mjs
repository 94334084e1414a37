/**
 * Node's flags for one API process of several on a machine. Without a limit V8 lets short-lived objects of a busy
 * process pile up. It also pretenures objects whose kind survived two collections; these retain their references until
 * a full collection. docs/measurements/2026-11-27.md has the memory after a load with these flags. The image's CMD has
 * the same flags.
 */
export const API_FLAGS = ['--max-semi-space-size=8', '--max-old-space-size=256', '--no-allocation-site-pretenuring'];

/**
 * Settings of glibc's malloc for such a process (mallopt(3); other systems ignore them). V8 compiles in chunks of up to
 * 32 KB and frees all of them; among smaller live allocations they would keep whole arenas in use. With these settings
 * they are mapped and unmapped: 16 to 24 MB less after a load, see docs/measurements/2026-11-27.md. The image has them
 * in its ENV.
 */
export const API_ENV = { MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '65536' };
