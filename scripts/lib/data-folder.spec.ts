import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFolder } from './data-folder.mjs';

const GIGABYTE = 2 ** 30;
const PLENTY = 64 * GIGABYTE;

describe('the folder for data that nobody keeps', () => {
  it('is the one in memory where there is plenty of it', () => {
    expect(dataFolder({ folder: __dirname, room: 1, memory: PLENTY })).toBe(__dirname);
  });

  it('is the one for temporary files where memory or room is short', () => {
    expect(dataFolder({ folder: __dirname, room: 1, memory: 2 * GIGABYTE })).toBe(tmpdir());
    expect(dataFolder({ folder: __dirname, room: 1e6 * GIGABYTE, memory: PLENTY })).toBe(tmpdir());
  });

  it('is the one for temporary files where there is none in memory', () => {
    expect(dataFolder({ folder: join(__dirname, 'nowhere'), memory: PLENTY })).toBe(tmpdir());
  });
});
