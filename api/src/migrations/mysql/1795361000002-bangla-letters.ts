import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** ড়, ঢ় and য় as keyboards send them, and as NFC spells them: these three are what it never puts together. */
const LETTERS = [
  ['\u09dc', '\u09a1\u09bc'],
  ['\u09dd', '\u09a2\u09bc'],
  ['\u09df', '\u09af\u09bc'],
] as const;

export class BanglaLetters1795361000002 implements MigrationInterface {
  readonly name = 'BanglaLetters1795361000002';

  /** Searches are brought to NFC, so what they look in has to be, too. */
  async up(runner: QueryRunner): Promise<void> {
    for (const [one, spelled] of LETTERS) {
      await runner.query(
        `UPDATE \`task\` SET \`search_text\` = REPLACE(\`search_text\`, ?, ?) WHERE INSTR(\`search_text\`, ?) > 0`,
        [one, spelled, one],
      );
    }
  }

  /** Both spellings were found before, each by itself: there is nothing to take back. */
  async down(): Promise<void> {}
}
