import { folded, foldedUnlessAscii } from './folded';

describe('a folded text', () => {
  it('fits its column after any expansion of letters', () => {
    const bytes = Buffer.byteLength(folded('\ufdfa'.repeat(10_000)));
    expect(bytes).toBeGreaterThan(30_000);
    expect(bytes).toBeLessThanOrEqual(65_535);
    expect(Buffer.byteLength(folded('😀'.repeat(10_501)))).toBeLessThanOrEqual(65_535);
  });

  it('is cut between characters', () => {
    expect(folded('a😀', 2)).toBe('a');
    expect(folded('😀b', 2)).toBe('😀');
  });

  it('of ASCII only is left to the database engine', () => {
    expect(foldedUnlessAscii('Shops\nTwo')).toBeNull();
    expect(foldedUnlessAscii('CAFÉ')).toBe('café');
  });
});
