import { accessSync, constants, statfsSync } from 'node:fs';
import { availableMemory } from 'node:process';
import { tmpdir } from 'node:os';

const GIGABYTE = 2 ** 30;
/** The databases of a whole test run take less than half of it at once. */
const ROOM = 4 * GIGABYTE;
/** That room, and what browsers and processes take beside it. */
const MEMORY = 8 * GIGABYTE;
const IN_MEMORY = '/dev/shm';

/**
 * The folder for data that no test run keeps: in memory where there is plenty of it, since every commit waits for the disk, and that of a machine that others use takes ten times as long at times;
 * otherwise the one for temporary files. What is killed there is a process and not the machine, so that memory loses no more of it than a disk.
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
