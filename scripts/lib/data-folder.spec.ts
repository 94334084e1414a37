import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFolder } from './data-folder.mjs';

const GIGABYTE = 2 ** 30;
const PLENTY = 64 * GIGABYTE;

describe('the folder for temporary data', () => {
  it('is in memory if there is enough', () => {
    expect(dataFolder({ folder: __dirname, room: 1, memory: PLENTY })).toBe(__dirname);
  });

  it('is the system’s temporary folder when memory or space is short', () => {
    expect(dataFolder({ folder: __dirname, room: 1, memory: 2 * GIGABYTE })).toBe(tmpdir());
    expect(dataFolder({ folder: __dirname, room: 1e6 * GIGABYTE, memory: PLENTY })).toBe(tmpdir());
  });

  it('is the system’s temporary folder when there is no folder in memory', () => {
    expect(dataFolder({ folder: join(__dirname, 'nowhere'), memory: PLENTY })).toBe(tmpdir());
  });
});
