import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Entries name whom they concerned; those that are there are told by what they were about. */
export class AuditedPeople1795521000002 implements MigrationInterface {
  readonly name = 'AuditedPeople1795521000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `audit_entry` ADD `person_id` varchar(26) NULL');
    await runner.query(
      `UPDATE audit_entry SET person_id = subject WHERE action IN ('role-changed', 'balance-corrected', 'person-removed', 'admin-created', 'brake-lifted', 'message-sent')`,
    );
    await runner.query(
      `UPDATE audit_entry SET person_id = (SELECT worker_id FROM withdrawal WHERE withdrawal.id = audit_entry.subject) WHERE action IN ('withdrawal-accepted', 'withdrawal-rejected', 'account-number-revealed', 'payout-sent', 'payout-confirmed', 'payout-failed')`,
    );
    await runner.query(
      `UPDATE audit_entry SET person_id = (SELECT worker_id FROM submission WHERE submission.id = audit_entry.subject) WHERE action = 'dispute-decided'`,
    );
    await runner.query(
      `UPDATE audit_entry SET person_id = (SELECT buyer_id FROM task WHERE task.id = audit_entry.subject) WHERE action = 'task-deleted'`,
    );
    await runner.query('CREATE INDEX `audit_by_admin` ON `audit_entry` (`admin_id`, `id`)');
    await runner.query('CREATE INDEX `audit_of_person` ON `audit_entry` (`person_id`, `id`)');
    await runner.query('CREATE INDEX `audit_of_action` ON `audit_entry` (`action`, `id`)');
    await runner.query('CREATE INDEX `audit_of_day` ON `audit_entry` (`at`, `id`)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX `audit_of_day` ON `audit_entry`');
    await runner.query('DROP INDEX `audit_of_action` ON `audit_entry`');
    await runner.query('DROP INDEX `audit_of_person` ON `audit_entry`');
    await runner.query('DROP INDEX `audit_by_admin` ON `audit_entry`');
    await runner.query('ALTER TABLE `audit_entry` DROP COLUMN `person_id`');
  }
}
