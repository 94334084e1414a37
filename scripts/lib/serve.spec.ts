import { addressOf, guideOf } from './serve.mjs';

it.each([
  [undefined, undefined, 'http://localhost:3000'],
  ['', '3001', 'http://localhost:3001'],
  ['0.0.0.0', '3000', 'http://localhost:3000'],
  ['::', '3000', 'http://localhost:3000'],
  ['192.168.1.20', '3000', 'http://192.168.1.20:3000'],
  ['kaaj.lan', '80', 'http://kaaj.lan:80'],
  ['::1', '3000', 'http://[::1]:3000'],
])('the start script requests the demonstration sign-ins of HOST=%s PORT=%s at %s', (host, port, address) =>
  expect(addressOf(host, port)).toBe(address),
);

const PEOPLE = ['Worker', 'Buyer', 'Admin'].map((role) => ({
  role,
  email: `${role}@kaaj.example`,
  password: 'Word-1',
}));
const address = 'http://localhost:3000';

it('the start script lists each sign-in with three lines of suggestions', () => {
  const lines = guideOf(PEOPLE, { address, dataFolder: 'data' });
  for (const { email } of PEOPLE) {
    const at = lines.findIndex((line) => line.includes(email));
    expect(lines.slice(at + 1, at + 5).map((line) => /^ +- /.test(line))).toEqual([true, true, true, false]);
  }
});

it.each([
  ['linux', 'data', 'Start over: stop, rm -r "data", start.'],
  ['win32', 'data', 'Start over: stop, rmdir /s /q "data", start.'],
  ['linux', undefined, 'Start over: stop, empty the database, start.'],
] as const)('the start script prints how to start over on %s with the data folder %s', (platform, dataFolder, line) =>
  expect(guideOf(PEOPLE, { address, dataFolder, platform })).toEqual(
    expect.arrayContaining([line, "The API's documentation: http://localhost:3000/api/docs"]),
  ),
);
