import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class OwnPictures1795356000001 implements MigrationInterface {
  readonly name = 'OwnPictures1795356000001';

  /** An address that nobody checked when it was taken may be anybody's, or one of our own calls: it is forgotten. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE `hosted_picture` (`address_hash` varchar(64) NOT NULL, PRIMARY KEY (`address_hash`)) ENGINE=InnoDB',
    );
    const ours = "'^/api/image/[0-9a-f]{32}[.]webp$'";
    await runner.query(`UPDATE \`person\` SET \`image\` = '' WHERE \`image\` <> '' AND \`image\` NOT REGEXP ${ours}`);
    await runner.query(
      `UPDATE \`identity\` SET \`photo_url\` = '' WHERE \`photo_url\` <> '' AND \`photo_url\` NOT REGEXP ${ours}`,
    );
    await runner.query(
      `UPDATE \`task\` SET \`image_url\` = '' WHERE \`image_url\` <> '' AND \`image_url\` NOT REGEXP ${ours}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE `hosted_picture`');
  }
}
