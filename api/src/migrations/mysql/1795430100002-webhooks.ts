import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class Webhooks1795430100002 implements MigrationInterface {
  readonly name = 'Webhooks1795430100002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE `webhook_endpoint` (`id` varchar(26) NOT NULL, `person_id` varchar(26) NOT NULL, `url` varchar(2000) NOT NULL, `events` varchar(300) NOT NULL, `secret` varchar(200) NOT NULL, `former_secret` varchar(200) NULL, `former_until` bigint NOT NULL, `state` varchar(3) NOT NULL, `failing_since` bigint NULL, `created_at` bigint NOT NULL, INDEX `webhook_endpoint_person` (`person_id`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `webhook_delivery` (`id` varchar(26) NOT NULL, `endpoint_id` varchar(26) NOT NULL, `type` varchar(40) NOT NULL, `subject` varchar(26) NOT NULL, `body` text NOT NULL, `state` varchar(10) NOT NULL, `tries` bigint NOT NULL, `due_at` bigint NOT NULL, `status` bigint NULL, `answer` varchar(500) NULL, `created_at` bigint NOT NULL, INDEX `webhook_delivery_due` (`state`, `due_at`, `endpoint_id`), INDEX `webhook_delivery_order` (`endpoint_id`, `state`, `subject`, `id`), INDEX `webhook_delivery_log` (`endpoint_id`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE `webhook_delivery`');
    await runner.query('DROP TABLE `webhook_endpoint`');
  }
}
