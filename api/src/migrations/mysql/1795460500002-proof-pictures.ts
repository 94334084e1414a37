import { type MigrationInterface, type QueryRunner } from 'typeorm';

const LISTS = ['submission', 'submission_version', 'dispute'];

/** Nothing was ever sent with more pictures than five. In words that TiDB has, too: it lacks JSON_TABLE. */
const PLACES = [0, 1, 2, 3, 4].map((place) => `SELECT '$[${place}]' AS path`).join(' UNION ALL ');
const picture = (table: string) => `JSON_UNQUOTE(JSON_EXTRACT(${table}.pictures, place.path))`;
const isProof = (table: string) =>
  `${table}.pictures IS NOT NULL AND ${picture(table)} LIKE '/api/image/%.webp' AND LENGTH(${picture(table)}) = 48`;

export class ProofPictures1795460500002 implements MigrationInterface {
  readonly name = 'ProofPictures1795460500002';

  /**
   * What was sent as proof stood at addresses for everybody. Each of those belongs to the first who sent it, is shown to the buyer, and has another
   * address; where it is a face or a task's picture as well, the old one stays beside it.
   */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE `proof_picture` (`name` varchar(38) NOT NULL, `owner_id` varchar(26) NOT NULL, `for_all` tinyint NOT NULL DEFAULT 0, INDEX `proof_picture_of` (`owner_id`, `name`), PRIMARY KEY (`name`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `proof_viewer` (`name` varchar(38) NOT NULL, `person_id` varchar(26) NOT NULL, PRIMARY KEY (`name`, `person_id`)) ENGINE=InnoDB',
    );
    await runner.query('CREATE INDEX `record_pair_month` ON `record_pair` (`month`)');
    const sent = [
      `SELECT SUBSTR(${picture('submission')}, 12) AS name, submission.worker_id, submission.buyer_id, submission.id
       FROM submission CROSS JOIN (${PLACES}) place WHERE ${isProof('submission')}`,
      `SELECT SUBSTR(${picture('submission_version')}, 12) AS name, submission.worker_id, submission.buyer_id, submission.id
       FROM submission JOIN submission_version ON submission_version.submission_id = submission.id
       CROSS JOIN (${PLACES}) place WHERE ${isProof('submission_version')}`,
      `SELECT SUBSTR(${picture('dispute')}, 12) AS name, dispute.worker_id, dispute.buyer_id, dispute.submission_id AS id
       FROM dispute CROSS JOIN (${PLACES}) place WHERE ${isProof('dispute')}`,
    ];
    for (const each of sent) {
      await runner.query(
        `INSERT IGNORE INTO proof_picture (name, owner_id) SELECT name, worker_id FROM (${each}) sent ORDER BY id`,
      );
      await runner.query(
        `INSERT IGNORE INTO proof_viewer (name, person_id) SELECT name, person_id FROM
         (SELECT name, buyer_id AS person_id FROM (${each}) shown UNION SELECT name, worker_id FROM (${each}) sent) viewers`,
      );
    }
    for (const [table, column] of [
      ['person', 'image'],
      ['identity', 'photo_url'],
      ['task', 'image_url'],
    ]) {
      await runner.query(
        `UPDATE proof_picture SET for_all = 1 WHERE name IN
         (SELECT SUBSTR(${column}, 12) FROM ${table} WHERE ${column} LIKE '/api/image/%')`,
      );
    }
    // Of what has its other address already, a second run leaves every row as it is.
    for (const table of LISTS) {
      await runner.query(
        `UPDATE ${table} SET pictures = REPLACE(pictures, '"/api/image/', '"/api/image/proof/')
         WHERE pictures LIKE '%"/api/image/%' AND pictures NOT LIKE '%"/api/image/proof/%'`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of LISTS) {
      await runner.query(
        `UPDATE ${table} SET pictures = REPLACE(pictures, '"/api/image/proof/', '"/api/image/') WHERE pictures IS NOT NULL`,
      );
    }
    await runner.query('DROP INDEX `record_pair_month` ON `record_pair`');
    await runner.query('DROP TABLE `proof_viewer`');
    await runner.query('DROP TABLE `proof_picture`');
  }
}
