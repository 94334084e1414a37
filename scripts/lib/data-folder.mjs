import { accessSync, constants, statfsSync } from 'node:fs';
import { availableMemory } from 'node:process';
import { tmpdir } from 'node:os';

const GIGABYTE = 2 ** 30;
/** The databases of a whole test run take less than half of it at once. */
const ROOM = 4 * GIGABYTE;
/** That space, plus the memory of browsers and processes. */
const MEMORY = 8 * GIGABYTE;
const IN_MEMORY = '/dev/shm';

/**
 * The folder for temporary data of tests: in memory if there is enough, otherwise the system's temporary folder. Every
 * commit waits for the disk, and a shared disk can be ten times slower. Tests kill processes, not the machine, so
 * memory is as durable as a disk here.
 */
export function dataFolder({ folder = IN_MEMORY, room = ROOM, memory = availableMemory() } = {}) {
  return memory >= MEMORY && roomIn(folder) >= room ? folder : tmpdir();
}

/** Bytes that this process may write there; none where it may not. */
function roomIn(folder) {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
