import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class WebhookTurns1795924400001 implements MigrationInterface {
  readonly name = 'WebhookTurns1795924400001';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of ['person_served_at', 'served_at']) {
      await runner.query(`ALTER TABLE webhook_endpoint ADD ${column} bigint NOT NULL DEFAULT (0)`);
    }
    await runner.query(
      'CREATE INDEX "webhook_endpoint_turn" ON "webhook_endpoint" ("person_served_at", "served_at", "id") ',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "webhook_endpoint_turn"');
    for (const column of ['served_at', 'person_served_at']) {
      await runner.query(`ALTER TABLE webhook_endpoint DROP COLUMN ${column}`);
    }
  }
}
