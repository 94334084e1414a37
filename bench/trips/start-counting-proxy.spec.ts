import { commandCounter } from './start-counting-proxy.mjs';

/** A packet as MySQL's protocol has it: three bytes of length, its number, and what it holds. */
const packet = (number: number, length: number) =>
  Buffer.concat([Buffer.of(length & 255, (length >> 8) & 255, length >> 16, number), Buffer.alloc(length, 1)]);

it('counts a command, not the packets of a greeting', () => {
  const count = commandCounter();
  expect(count(packet(1, 90))).toBe(0);
  expect(count(packet(0, 30))).toBe(1);
});

it('counts commands that arrive together', () => {
  expect(commandCounter()(Buffer.concat([packet(0, 5), packet(0, 300), packet(0, 70_000)]))).toBe(3);
});

it('counts a command once, however its bytes arrive', () => {
  const count = commandCounter();
  const bytes = Buffer.concat([packet(0, 260), packet(0, 1)]);
  const counts = [...bytes].map((byte) => count(Buffer.of(byte)));
  expect(counts.reduce((sum, each) => sum + each, 0)).toBe(2);
});

it('takes several statements in one packet for one trip', () => {
  const text = Buffer.from('\u0003SELECT 1;\nSELECT 2');
  expect(commandCounter()(Buffer.concat([Buffer.of(text.length, 0, 0, 0), text]))).toBe(1);
});
