import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class ClosingSheet1795460000002 implements MigrationInterface {
  readonly name = 'ClosingSheet1795460000002';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of ['accepted_at', 'taken_at', 'sent_at']) {
      await runner.query(`ALTER TABLE payout ADD COLUMN ${column} bigint NOT NULL DEFAULT '0'`);
    }
    // What was paid before there was a queue never passed it: its coins went from `held` to `redeemed` at once.
    await runner.query(
      `UPDATE payout SET
         accepted_at = COALESCE((
           SELECT at FROM transfer
           WHERE kind = 'withdrawal-accepted' AND reference = payout.id AND to_account <> 'redeemed'
         ), 0),
         taken_at = COALESCE((SELECT taken_at FROM payout_batch WHERE payout_batch.id = payout.batch_id), submitted_at),
         sent_at = CASE state WHEN 'sent' THEN at ELSE 0 END`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['sent_at', 'taken_at', 'accepted_at']) {
      await runner.query(`ALTER TABLE payout DROP COLUMN ${column}`);
    }
  }
}
