import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class ProofUploads1795461000002 implements MigrationInterface {
  readonly name = 'ProofUploads1795461000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE `proof_upload` (`id` varchar(26) NOT NULL, `owner_id` varchar(26) NOT NULL, `length` bigint NOT NULL, `received` bigint NOT NULL, `expires_at` bigint NOT NULL, `picture` varchar(38) NULL, INDEX `proof_upload_of` (`owner_id`, `id`), INDEX `proof_upload_until` (`expires_at`), PRIMARY KEY (`id`), CONSTRAINT `proof_upload_within` CHECK (received >= 0 AND received <= length)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `proof_piece` (`upload_id` varchar(26) NOT NULL, `begins` bigint NOT NULL, `bytes` blob NOT NULL, PRIMARY KEY (`upload_id`, `begins`)) ENGINE=InnoDB',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE `proof_piece`');
    await runner.query('DROP TABLE `proof_upload`');
  }
}
