import { commandOn } from './run.mjs';

const WORDS = ['ci', '--no-audit'];

describe('the command line of a program', () => {
  it.each(['npm', 'npx'])('is a shell command for %s on Windows, where it is a batch file', (program) =>
    expect(commandOn('win32', program, WORDS)).toEqual({ program: `${program} ci --no-audit`, args: [], shell: true }),
  );

  it.each([
    ['win32', 'C:\\node.exe'],
    ['linux', 'npm'],
    ['darwin', 'npm'],
  ])('on %s is the program %s itself, without a shell', (platform, program) =>
    expect(commandOn(platform, program, WORDS)).toEqual({ program, args: WORDS, shell: false }),
  );
});
