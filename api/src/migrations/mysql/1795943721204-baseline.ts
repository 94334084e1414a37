import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class Baseline1795943721204 implements MigrationInterface {
  readonly name = 'Baseline1795943721204';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_bin');
    await runner.query(
      "CREATE TABLE `identity` (`id` varchar(26) NOT NULL, `email` varchar(254) NOT NULL, `password_hash` varchar(200) NULL, `google_id` varchar(255) NULL, `oidc_id` varchar(64) NULL, `display_name` varchar(100) NOT NULL, `photo_url` varchar(2000) NOT NULL, `version` bigint NOT NULL, `verified_at` bigint NULL, `language` varchar(2) NOT NULL DEFAULT '', `created_at` bigint NOT NULL, UNIQUE INDEX `identity_email` (`email`), UNIQUE INDEX `identity_google` (`google_id`), UNIQUE INDEX `identity_oidc` (`oidc_id`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
    );
    await runner.query(
      "CREATE TABLE `person` (`id` varchar(26) NOT NULL, `email` varchar(254) NOT NULL, `name` varchar(100) NOT NULL, `search_name` varchar(500) NOT NULL DEFAULT '', `image` varchar(2000) NOT NULL, `role` varchar(10) NOT NULL, `verified_at` bigint NULL, `second_factor_at` bigint NULL, `suspended_at` bigint NULL, `created_at` bigint NOT NULL, `removed_at` bigint NULL, UNIQUE INDEX `person_email` (`email`), INDEX `person_role` (`removed_at`, `role`), INDEX `person_joined` (`created_at`, `role`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
    );
    await runner.query(
      "CREATE TABLE `suspension` (`id` varchar(26) NOT NULL, `person_id` varchar(26) NOT NULL, `admin_id` varchar(26) NOT NULL, `reason` text NOT NULL, `since` bigint NOT NULL, `removal` tinyint NOT NULL DEFAULT 0, `ended_at` bigint NULL, `lift_reason` text NULL, `objection_id` varchar(26) NULL, `statement` text NULL, `objected_at` bigint NULL, `decided_at` bigint NOT NULL DEFAULT '0', `decided_by` varchar(26) NULL, `decision_lifted` tinyint NOT NULL DEFAULT 0, `decision_reason` text NULL, INDEX `suspension_of_person` (`person_id`, `ended_at`), UNIQUE INDEX `suspension_objection` (`objection_id`), INDEX `suspension_removal` (`removal`, `ended_at`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
    );
    await runner.query(
      'CREATE TABLE `session_end` (`id` varchar(26) NOT NULL, `person_id` varchar(26) NOT NULL, `expires_at` bigint NOT NULL, INDEX `session_end_expiry` (`expires_at`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      "CREATE TABLE `session` (`id` varchar(26) NOT NULL, `person_id` varchar(26) NOT NULL, `refresh_hash` varchar(64) NOT NULL, `refreshed_by` varchar(64) NULL, `second_factor` tinyint NOT NULL DEFAULT 0, `proved_at` bigint NOT NULL DEFAULT '0', `browser` varchar(300) NULL, `address` varchar(45) NULL, `expires_at` bigint NOT NULL, INDEX `session_person` (`person_id`), INDEX `session_expiry` (`expires_at`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
    );
    await runner.query(
      'CREATE TABLE `reset_token` (`id` varchar(64) NOT NULL, `identity_id` varchar(26) NOT NULL, `expires_at` bigint NOT NULL, INDEX `reset_token_identity` (`identity_id`), INDEX `reset_token_expiry` (`expires_at`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `verification_token` (`id` varchar(64) NOT NULL, `identity_id` varchar(26) NOT NULL, `expires_at` bigint NOT NULL, INDEX `verification_token_identity` (`identity_id`), INDEX `verification_token_expiry` (`expires_at`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query('CREATE TABLE `welcomed_address` (`id` varchar(64) NOT NULL, PRIMARY KEY (`id`)) ENGINE=InnoDB');
    await runner.query(
      'CREATE TABLE `recovery_code` (`id` varchar(64) NOT NULL, `identity_id` varchar(26) NOT NULL, INDEX `recovery_code_identity` (`identity_id`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `second_factor` (`id` varchar(26) NOT NULL, `sealed` varchar(200) NOT NULL, `on_since` bigint NULL, `last_step` bigint NOT NULL, PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `terms_version` (`version` varchar(40) NOT NULL, `effective_from` varchar(10) NOT NULL, `summary` varchar(1000) NOT NULL, `announced_at` bigint NOT NULL, `announced_by` varchar(26) NOT NULL, `reached` varchar(26) NOT NULL, `told` tinyint NOT NULL DEFAULT 0, PRIMARY KEY (`version`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `terms_consent` (`person_id` varchar(26) NOT NULL, `version` varchar(40) NOT NULL, `at` bigint NOT NULL, PRIMARY KEY (`person_id`, `version`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `dispute_message` (`id` varchar(26) NOT NULL, `dispute_id` varchar(26) NOT NULL, `author_id` varchar(26) NOT NULL, `party` varchar(20) NOT NULL, `text` varchar(2000) NOT NULL, `at` bigint NOT NULL, INDEX `dispute_message_of_dispute` (`dispute_id`, `id`), INDEX `dispute_message_of_author` (`author_id`, `dispute_id`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      "CREATE TABLE `task_question` (`id` varchar(26) NOT NULL, `subject_id` varchar(26) NOT NULL, `task_id` varchar(26) NOT NULL, `worker_id` varchar(26) NOT NULL, `buyer_id` varchar(26) NOT NULL, `text` varchar(1000) NOT NULL, `at` bigint NOT NULL, `answer` varchar(1000) NULL, `answered_at` bigint NOT NULL DEFAULT '0', UNIQUE INDEX `task_question_once` (`worker_id`, `subject_id`), INDEX `task_question_of_subject` (`subject_id`, `id`), INDEX `task_question_for_buyer` (`buyer_id`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
    );
    await runner.query(
      "CREATE TABLE `access_key` (`id` varchar(26) NOT NULL, `person_id` varchar(26) NOT NULL, `session_id` varchar(26) NOT NULL, `name` varchar(60) NOT NULL, `prefix` varchar(16) NOT NULL, `hash` varchar(64) NOT NULL, `scopes` varchar(200) NOT NULL, `created_at` bigint NOT NULL, `expires_at` bigint NOT NULL, `last_used_at` bigint NULL, `spending_cap` bigint NULL, `spent` bigint NOT NULL DEFAULT '0', UNIQUE INDEX `access_key_hash` (`hash`), INDEX `access_key_person` (`person_id`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
    );
    await runner.query(
      'CREATE TABLE `audit_entry` (`id` varchar(26) NOT NULL, `admin_id` varchar(26) NOT NULL, `action` varchar(40) NOT NULL, `subject` varchar(40) NOT NULL, `person_id` varchar(26) NULL, `details` text NOT NULL, `at` bigint NOT NULL, INDEX `audit_by_admin` (`admin_id`, `id`), INDEX `audit_of_person` (`person_id`, `id`), INDEX `audit_of_action` (`action`, `id`), INDEX `audit_of_day` (`at`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `rate_window` (`id` varchar(64) NOT NULL, `used` bigint NOT NULL, `ends_at` bigint NOT NULL, INDEX `rate_window_end` (`ends_at`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      "CREATE TABLE `outbox` (`id` varchar(26) NOT NULL, `kind` varchar(40) NOT NULL, `payload` text NOT NULL, `due_at` bigint NOT NULL, `tries` bigint NOT NULL DEFAULT '0', `state` varchar(10) NOT NULL DEFAULT 'waiting', `last_error` varchar(500) NULL, INDEX `outbox_of_kind` (`state`, `kind`, `due_at`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
    );
    await runner.query(
      'CREATE TABLE `newsletter_address` (`email` varchar(254) NOT NULL, `at` bigint NOT NULL, PRIMARY KEY (`email`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `hosted_picture` (`address_hash` varchar(64) NOT NULL, PRIMARY KEY (`address_hash`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `proof_picture` (`name` varchar(38) NOT NULL, `owner_id` varchar(26) NOT NULL, `for_all` tinyint NOT NULL DEFAULT 0, INDEX `proof_picture_of` (`owner_id`, `name`), PRIMARY KEY (`name`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `proof_upload` (`id` varchar(26) NOT NULL, `owner_id` varchar(26) NOT NULL, `length` bigint NOT NULL, `received` bigint NOT NULL, `expires_at` bigint NOT NULL, `picture` varchar(38) NULL, INDEX `proof_upload_of` (`owner_id`, `id`), INDEX `proof_upload_until` (`expires_at`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `proof_piece` (`upload_id` varchar(26) NOT NULL, `begins` bigint NOT NULL, `bytes` blob NOT NULL, PRIMARY KEY (`upload_id`, `begins`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `proof_viewer` (`name` varchar(38) NOT NULL, `person_id` varchar(26) NOT NULL, PRIMARY KEY (`name`, `person_id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `stored_picture` (`name` varchar(38) NOT NULL, `owner_id` varchar(26) NOT NULL, `look_at` bigint NOT NULL, `leaving` tinyint NOT NULL DEFAULT 0, INDEX `stored_picture_due` (`look_at`), PRIMARY KEY (`name`)) ENGINE=InnoDB',
    );
    await runner.query(
      "CREATE TABLE `account` (`id` varchar(40) NOT NULL, `balance` bigint NOT NULL, `earned` bigint NOT NULL DEFAULT '0', INDEX `account_earned` (`earned`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
    );
    await runner.query(
      'CREATE TABLE `lien` (`id` varchar(26) NOT NULL, `person_id` varchar(26) NOT NULL, `coins` bigint NOT NULL, `owed` bigint NOT NULL, INDEX `lien_of_person` (`person_id`, `owed`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `fee` (`id` varchar(26) NOT NULL, `buyer_id` varchar(26) NOT NULL, `account` varchar(40) NOT NULL, `percent` bigint NOT NULL, `live` bigint NOT NULL, `paid` bigint NOT NULL, INDEX `fee_of_buyer` (`buyer_id`, `live`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `fee_share` (`task_id` varchar(26) NOT NULL, `fee_id` varchar(26) NOT NULL, PRIMARY KEY (`task_id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `transfer` (`id` varchar(26) NOT NULL, `from_account` varchar(40) NOT NULL, `to_account` varchar(40) NOT NULL, `amount` bigint NOT NULL, `kind` varchar(32) NOT NULL, `reference` varchar(80) NOT NULL, `at` bigint NOT NULL, UNIQUE INDEX `transfer_event` (`kind`, `reference`), INDEX `transfer_from` (`from_account`, `id`), INDEX `transfer_to` (`to_account`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `book_day` (`number` bigint NOT NULL, `day` varchar(10) NOT NULL, `last` varchar(26) NOT NULL, `body` text NOT NULL, `hash` varchar(64) NOT NULL, `signature` varchar(88) NOT NULL, UNIQUE INDEX `book_day_day` (`day`), INDEX `book_day_last` (`last`, `number`), PRIMARY KEY (`number`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `book_block` (`number` bigint NOT NULL, `block` bigint NOT NULL, `last` varchar(26) NOT NULL, `hash` varchar(64) NOT NULL, `marks` text NOT NULL, INDEX `book_block_last` (`number`, `last`), PRIMARY KEY (`number`, `block`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `book_key` (`number` bigint NOT NULL, `id` varchar(64) NOT NULL, `public_key` varchar(44) NOT NULL, `sealed` varchar(200) NOT NULL, `salts` varchar(64) NOT NULL, `made_at` bigint NOT NULL, UNIQUE INDEX `book_key_id` (`id`), PRIMARY KEY (`number`)) ENGINE=InnoDB',
    );
    await runner.query(
      "CREATE TABLE `task` (`id` varchar(26) NOT NULL, `buyer_id` varchar(26) NOT NULL, `title` varchar(200) NOT NULL, `detail` text NOT NULL, `submission_info` text NOT NULL, `image_url` varchar(2000) NOT NULL, `allowance_minutes` bigint NOT NULL DEFAULT '60', `estimated_minutes` bigint NULL, `category` varchar(20) NOT NULL DEFAULT 'other', `content_notice` varchar(10) NOT NULL DEFAULT 'none', `review_days` bigint NULL, `proof_text` varchar(1000) NULL, `proof_pictures` bigint NOT NULL DEFAULT '0', `proof_link` tinyint NOT NULL DEFAULT 0, `form` mediumtext NULL, `payable` bigint NOT NULL, `open_slots` bigint NOT NULL, `places` bigint NOT NULL, `slots_before` bigint NOT NULL, `is_full` tinyint NOT NULL DEFAULT 0, `completion_date` varchar(10) NOT NULL, `closes_at` bigint NULL, `status` varchar(10) NOT NULL, `text_version` bigint NOT NULL, `median_minutes` bigint NULL, `review` varchar(10) NULL, `search_text` text NOT NULL, `batch_id` varchar(26) NULL, `batch_line` bigint NOT NULL DEFAULT '0', `item_slots` bigint NULL, `control` tinyint NOT NULL DEFAULT 0, `stopped` tinyint NOT NULL DEFAULT 0, `spare_slots` bigint NOT NULL DEFAULT '0', `link` text NULL, `restricted` tinyint NOT NULL DEFAULT 0, INDEX `task_newest` (`batch_id`, `status`, `id`), INDEX `task_by_pay` (`batch_id`, `status`, `payable`, `id`), INDEX `task_free_newest` (`batch_id`, `status`, `is_full`, `id`), INDEX `task_free_by_pay` (`batch_id`, `status`, `is_full`, `payable`, `id`), INDEX `task_of_buyer` (`buyer_id`, `batch_id`, `id`), INDEX `task_of_buyer_by_date` (`buyer_id`, `batch_id`, `completion_date`, `id`), INDEX `task_by_date` (`batch_id`, `completion_date`, `id`), INDEX `task_nearest` (`batch_id`, `item_slots`, `id`, `control`), INDEX `task_figures` (`buyer_id`, `status`, `open_slots`), INDEX `task_due` (`status`, `completion_date`), INDEX `task_closing` (`status`, `closes_at`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
    );
    await runner.query(
      "CREATE TABLE `task_stream` (`id` varchar(26) NOT NULL, `buyer_id` varchar(26) NOT NULL, `title` varchar(200) NOT NULL, `payable` bigint NOT NULL, `completion_date` varchar(10) NOT NULL, `closes_at` bigint NULL, `status` varchar(10) NOT NULL, `review` varchar(10) NULL, `items` bigint NOT NULL, `posted` bigint NOT NULL DEFAULT '0', `controls` bigint NOT NULL DEFAULT '0', `gold_rate` bigint NOT NULL DEFAULT '0', `restricted` tinyint NOT NULL DEFAULT 0, `search_text` text NOT NULL, INDEX `task_stream_newest` (`status`, `id`), INDEX `task_stream_by_pay` (`status`, `payable`, `id`), INDEX `task_stream_of_buyer` (`buyer_id`, `id`), INDEX `task_stream_of_buyer_by_date` (`buyer_id`, `completion_date`, `id`), INDEX `task_stream_by_date` (`completion_date`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
    );
    await runner.query(
      'CREATE TABLE `skipped_item` (`worker_id` varchar(26) NOT NULL, `batch_id` varchar(26) NOT NULL, `task_id` varchar(26) NOT NULL, PRIMARY KEY (`worker_id`, `batch_id`, `task_id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `link_secret` (`id` varchar(26) NOT NULL, `sealed` varchar(300) NOT NULL, PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `link_worker` (`buyer_id` varchar(26) NOT NULL, `worker_id` varchar(26) NOT NULL, `alias` varchar(26) NOT NULL, INDEX `link_worker_of_worker` (`worker_id`), PRIMARY KEY (`buyer_id`, `worker_id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `wrong_code` (`task_id` varchar(26) NOT NULL, `worker_id` varchar(26) NOT NULL, `wrong` bigint NOT NULL, PRIMARY KEY (`task_id`, `worker_id`)) ENGINE=InnoDB',
    );
    await runner.query(
      "CREATE TABLE `task_text` (`task_id` varchar(26) NOT NULL, `version` bigint NOT NULL, `title` varchar(200) NOT NULL, `detail` text NOT NULL, `submission_info` text NOT NULL, `proof_text` varchar(1000) NULL, `proof_pictures` bigint NOT NULL DEFAULT '0', `proof_link` tinyint NOT NULL DEFAULT 0, `form` mediumtext NULL, PRIMARY KEY (`task_id`, `version`)) ENGINE=InnoDB",
    );
    await runner.query(
      'CREATE TABLE `work_time` (`task_id` varchar(26) NOT NULL, `minutes` bigint NOT NULL, `works` bigint NOT NULL, PRIMARY KEY (`task_id`, `minutes`)) ENGINE=InnoDB',
    );
    await runner.query(
      "CREATE TABLE `task_batch` (`id` varchar(26) NOT NULL, `buyer_id` varchar(26) NOT NULL, `title` varchar(200) NOT NULL, `template` text NOT NULL, `form` mediumtext NULL, `column_names` text NOT NULL, `state` varchar(10) NOT NULL, `paused` tinyint NOT NULL DEFAULT 0, `tasks` bigint NOT NULL, `posted` bigint NOT NULL DEFAULT '0', `task_cost` bigint NOT NULL, `overlap` bigint NOT NULL DEFAULT '0', `overlap_min` bigint NOT NULL DEFAULT '0', `overlap_confidence` bigint NOT NULL DEFAULT '0', `overlap_field` varchar(40) NOT NULL DEFAULT '', `gold_column` varchar(60) NOT NULL DEFAULT '', `gold_field` varchar(40) NOT NULL DEFAULT '', `gold_rate` bigint NOT NULL DEFAULT '0', `controls` bigint NOT NULL DEFAULT '0', `closed_coins` bigint NOT NULL DEFAULT '0', `created_at` bigint NOT NULL, `ended_at` bigint NOT NULL DEFAULT '0', INDEX `task_batch_of_buyer` (`buyer_id`, `id`), INDEX `task_batch_due` (`state`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
    );
    await runner.query(
      'CREATE TABLE `task_batch_row` (`batch_id` varchar(26) NOT NULL, `number` bigint NOT NULL, `line` bigint NOT NULL, `task_id` varchar(26) NOT NULL, `cells` text NOT NULL, `control` tinyint NOT NULL DEFAULT 0, `picture` varchar(2000) NULL, UNIQUE INDEX `task_batch_row_task` (`task_id`), PRIMARY KEY (`batch_id`, `number`)) ENGINE=InnoDB',
    );
    await runner.query(
      "CREATE TABLE `picture_set` (`id` varchar(26) NOT NULL, `owner_id` varchar(26) NOT NULL, `state` varchar(10) NOT NULL, `length` bigint NOT NULL, `received` bigint NOT NULL, `total` bigint NOT NULL DEFAULT '0', `kept` bigint NOT NULL DEFAULT '0', `failed` bigint NOT NULL DEFAULT '0', `inflated` bigint NOT NULL DEFAULT '0', `expires_at` bigint NOT NULL, INDEX `picture_set_of` (`owner_id`, `id`), INDEX `picture_set_due` (`state`, `id`), INDEX `picture_set_until` (`state`, `expires_at`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
    );
    await runner.query(
      'CREATE TABLE `picture_set_piece` (`set_id` varchar(26) NOT NULL, `begins` bigint NOT NULL, `bytes` blob NOT NULL, PRIMARY KEY (`set_id`, `begins`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `picture_set_item` (`set_id` varchar(26) NOT NULL, `number` bigint NOT NULL, `line` bigint NULL, `name` varchar(2000) NOT NULL, `place` varchar(60) NULL, `done` tinyint NOT NULL DEFAULT 0, `address` varchar(2000) NULL, `code` varchar(40) NULL, `message` varchar(2000) NULL, INDEX `picture_set_item_waiting` (`set_id`, `done`, `number`), PRIMARY KEY (`set_id`, `number`)) ENGINE=InnoDB',
    );
    await runner.query(
      "CREATE TABLE `agreement_item` (`task_id` varchar(26) NOT NULL, `set_id` varchar(26) NOT NULL, `number` bigint NOT NULL, `control` tinyint NOT NULL DEFAULT 0, `label` varchar(100) NOT NULL DEFAULT '', `released` bigint NOT NULL DEFAULT '0', INDEX `agreement_item_of_set` (`set_id`, `released`), PRIMARY KEY (`task_id`)) ENGINE=InnoDB",
    );
    await runner.query(
      'CREATE TABLE `agreement_set` (`set_id` varchar(26) NOT NULL, `field` varchar(40) NOT NULL, `at_least` bigint NOT NULL, `at_most` bigint NOT NULL, `confidence` bigint NOT NULL, `options` bigint NOT NULL, PRIMARY KEY (`set_id`)) ENGINE=InnoDB',
    );
    await runner.query(
      "CREATE TABLE `agreement_answer` (`task_id` varchar(26) NOT NULL, `worker_id` varchar(26) NOT NULL, `set_id` varchar(26) NOT NULL, `number` bigint NOT NULL, `given` text NOT NULL, `value` varchar(100) NOT NULL DEFAULT '', `rejected` tinyint NOT NULL DEFAULT 0, `revision` bigint NOT NULL DEFAULT '1', INDEX `agreement_answer_of_set` (`set_id`, `number`, `worker_id`, `revision`), INDEX `agreement_answer_of_worker` (`worker_id`, `set_id`, `task_id`, `value`), PRIMARY KEY (`task_id`, `worker_id`)) ENGINE=InnoDB",
    );
    await runner.query(
      'CREATE TABLE `review_brake` (`buyer_id` varchar(26) NOT NULL, `since` bigint NOT NULL, `lifted_at` bigint NOT NULL, INDEX `review_brake_on` (`lifted_at`, `since`), PRIMARY KEY (`buyer_id`)) ENGINE=InnoDB',
    );
    await runner.query(
      "CREATE TABLE `claim` (`id` varchar(26) NOT NULL, `task_id` varchar(26) NOT NULL, `buyer_id` varchar(26) NOT NULL, `worker_id` varchar(26) NOT NULL, `reward` bigint NOT NULL, `since` bigint NOT NULL DEFAULT '0', `until` bigint NOT NULL, `state` varchar(10) NOT NULL, `live` varchar(53) NULL, `batch_id` varchar(26) NULL, `submission_id` varchar(26) NULL, UNIQUE INDEX `claim_live` (`live`), INDEX `claim_of_worker` (`worker_id`, `state`, `until`), INDEX `claim_for_buyer` (`buyer_id`, `state`), INDEX `claim_due` (`state`, `until`), INDEX `claim_of_batch` (`batch_id`, `state`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
    );
    await runner.query(
      "CREATE TABLE `dispute` (`id` varchar(26) NOT NULL, `submission_id` varchar(26) NOT NULL, `task_id` varchar(26) NOT NULL, `title` varchar(200) NOT NULL, `buyer_id` varchar(26) NOT NULL, `worker_id` varchar(26) NOT NULL, `reward` bigint NOT NULL, `cover` varchar(10) NOT NULL, `state` varchar(10) NOT NULL, `outcome` varchar(20) NULL, `statement` varchar(2000) NOT NULL, `pictures` text NOT NULL, `answer` varchar(2000) NULL, `reason` varchar(1000) NULL, `opened_at` bigint NOT NULL, `answer_by` bigint NOT NULL, `decide_by` bigint NOT NULL, `answered_at` bigint NOT NULL, `conceded_at` bigint NOT NULL DEFAULT '0', `decided_at` bigint NOT NULL, `worker_supporter_id` varchar(26) NULL, `buyer_supporter_id` varchar(26) NULL, UNIQUE INDEX `dispute_once` (`submission_id`), INDEX `dispute_of_worker` (`worker_id`, `id`), INDEX `dispute_for_buyer` (`buyer_id`, `id`), INDEX `dispute_of_worker_supporter` (`worker_supporter_id`), INDEX `dispute_of_buyer_supporter` (`buyer_supporter_id`), INDEX `dispute_for_admin` (`decided_at`, `decide_by`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
    );
    await runner.query(
      'CREATE TABLE `goodwill` (`month` varchar(7) NOT NULL, `coins` bigint NOT NULL, PRIMARY KEY (`month`)) ENGINE=InnoDB',
    );
    await runner.query(
      "CREATE TABLE `submission` (`id` varchar(26) NOT NULL, `task_id` varchar(26) NOT NULL, `task_title` varchar(200) NOT NULL, `text_version` bigint NOT NULL, `buyer_id` varchar(26) NOT NULL, `worker_id` varchar(26) NOT NULL, `reward` bigint NOT NULL, `detail` text NOT NULL, `search_text` text NULL, `pictures` text NULL, `answers` mediumtext NULL, `version` bigint NOT NULL DEFAULT '1', `status` varchar(10) NOT NULL, `reason` varchar(1000) NOT NULL, `reason_code` varchar(20) NULL, `turn` varchar(10) NOT NULL DEFAULT 'buyer', `review_days` bigint NULL, `due_at` bigint NULL, `changes_note` varchar(1000) NULL, `changes_at` bigint NOT NULL DEFAULT '0', `sent_at` bigint NOT NULL, `decided_at` bigint NOT NULL, `decided_by` varchar(10) NULL, `counted` tinyint NOT NULL DEFAULT 0, `concealed` tinyint NOT NULL DEFAULT 0, `batch_id` varchar(26) NULL, `control` tinyint NOT NULL DEFAULT 0, `code` varchar(200) NULL, UNIQUE INDEX `submission_once` (`task_id`, `worker_id`), INDEX `submission_of_worker` (`worker_id`, `id`), INDEX `submission_earned` (`worker_id`, `status`, `decided_at`, `id`, `reward`), INDEX `submission_for_buyer` (`buyer_id`, `decided_at`, `id`), INDEX `submission_for_task` (`buyer_id`, `task_id`, `decided_at`, `id`, `status`), INDEX `submission_due` (`status`, `due_at`, `sent_at`), INDEX `submission_of_batch` (`batch_id`, `worker_id`, `status`, `reward`, `control`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
    );
    await runner.query(
      'CREATE TABLE `bonus` (`id` varchar(26) NOT NULL, `submission_id` varchar(26) NOT NULL, `buyer_id` varchar(26) NOT NULL, `worker_id` varchar(26) NOT NULL, `coins` bigint NOT NULL, `reason` text NOT NULL, `at` bigint NOT NULL, INDEX `bonus_of_submission` (`submission_id`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `submission_version` (`submission_id` varchar(26) NOT NULL, `version` bigint NOT NULL, `detail` text NOT NULL, `pictures` text NULL, `answers` mediumtext NULL, `sent_at` bigint NOT NULL, PRIMARY KEY (`submission_id`, `version`)) ENGINE=InnoDB',
    );
    await runner.query(
      "CREATE TABLE `record` (`person_id` varchar(26) NOT NULL, `side` varchar(6) NOT NULL, `accepted` bigint NOT NULL DEFAULT '0', `rejected` bigint NOT NULL DEFAULT '0', `silent` bigint NOT NULL DEFAULT '0', `disputes` bigint NOT NULL DEFAULT '0', `hours_1` bigint NOT NULL DEFAULT '0', `hours_2` bigint NOT NULL DEFAULT '0', `hours_4` bigint NOT NULL DEFAULT '0', `hours_8` bigint NOT NULL DEFAULT '0', `hours_12` bigint NOT NULL DEFAULT '0', `hours_24` bigint NOT NULL DEFAULT '0', `hours_36` bigint NOT NULL DEFAULT '0', `hours_48` bigint NOT NULL DEFAULT '0', `hours_72` bigint NOT NULL DEFAULT '0', `hours_96` bigint NOT NULL DEFAULT '0', `hours_120` bigint NOT NULL DEFAULT '0', `hours_168` bigint NOT NULL DEFAULT '0', `hours_336` bigint NOT NULL DEFAULT '0', `hours_720` bigint NOT NULL DEFAULT '0', PRIMARY KEY (`person_id`, `side`)) ENGINE=InnoDB",
    );
    await runner.query(
      'CREATE TABLE `record_pair` (`buyer_id` varchar(26) NOT NULL, `worker_id` varchar(26) NOT NULL, `month` varchar(7) NOT NULL, `judged` bigint NOT NULL, INDEX `record_pair_month` (`month`), PRIMARY KEY (`buyer_id`, `worker_id`, `month`)) ENGINE=InnoDB',
    );
    await runner.query(
      "CREATE TABLE `withdrawal` (`id` varchar(26) NOT NULL, `worker_id` varchar(26) NOT NULL, `coins` bigint NOT NULL, `cents` bigint NOT NULL, `payment_system` varchar(20) NOT NULL, `account_number` varchar(500) NOT NULL, `account_number_masked` varchar(20) NOT NULL, `account_hash` varchar(64) NOT NULL, `payable_from` bigint NULL, `status` varchar(10) NOT NULL, `asked_at` bigint NOT NULL, `decided_at` bigint NOT NULL, `state` varchar(10) NULL, `reference` varchar(100) NULL, `reason` varchar(500) NULL, `at` bigint NOT NULL DEFAULT '0', `due` bigint NOT NULL DEFAULT '0', `batch_id` varchar(26) NOT NULL DEFAULT '', `look_at` bigint NOT NULL DEFAULT '0', `submitted_at` bigint NOT NULL DEFAULT '0', `doubt` varchar(20) NULL, `taken_at` bigint NOT NULL DEFAULT '0', `sent_at` bigint NOT NULL DEFAULT '0', INDEX `withdrawal_of_worker` (`worker_id`, `id`), INDEX `withdrawal_for_admin` (`decided_at`, `id`), INDEX `withdrawal_to_account` (`account_hash`, `worker_id`), INDEX `payout_due` (`state`, `due`, `id`), INDEX `payout_ended` (`state`, `at`, `id`, `coins`, `cents`), INDEX `payout_to_take` (`state`, `payment_system`, `batch_id`, `due`, `id`), INDEX `payout_to_look_at` (`batch_id`, `state`, `look_at`, `id`), UNIQUE INDEX `payout_reference` (`payment_system`, `reference`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
    );
    await runner.query(
      'CREATE TABLE `payout_account` (`id` varchar(26) NOT NULL, `person_id` varchar(26) NOT NULL, `payment_system` varchar(20) NOT NULL, `account_number` varchar(500) NOT NULL, `account_number_masked` varchar(20) NOT NULL, `account_hash` varchar(64) NOT NULL, `saved_at` bigint NOT NULL, `payable_from` bigint NOT NULL, INDEX `payout_account_of_person` (`person_id`, `id`), INDEX `payout_account_shared` (`account_hash`, `person_id`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `saved_filter` (`id` varchar(26) NOT NULL, `worker_id` varchar(26) NOT NULL, `name` varchar(60) NOT NULL, `search` varchar(100) NOT NULL, `category` varchar(20) NULL, `min_pay` bigint NULL, `max_minutes` bigint NULL, `saved_at` bigint NOT NULL, `seen` varchar(26) NOT NULL, `next_look_at` bigint NOT NULL, INDEX `saved_filter_of_worker` (`worker_id`, `id`), INDEX `saved_filter_due` (`next_look_at`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `task_template` (`id` varchar(26) NOT NULL, `buyer_id` varchar(26) NOT NULL, `name` varchar(60) NOT NULL, `form` mediumtext NOT NULL, `saved_at` bigint NOT NULL, INDEX `task_template_of_buyer` (`buyer_id`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `kept_key` (`name` varchar(40) NOT NULL, `sealed` varchar(500) NOT NULL, PRIMARY KEY (`name`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `payout_batch` (`id` varchar(26) NOT NULL, `rail` varchar(20) NOT NULL, `admin_id` varchar(26) NOT NULL, `taken_at` bigint NOT NULL, PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      "CREATE TABLE `worker_group` (`id` varchar(26) NOT NULL, `buyer_id` varchar(26) NOT NULL, `name` varchar(200) NOT NULL, `of_test` tinyint NOT NULL DEFAULT 0, `members` bigint NOT NULL DEFAULT '0', `invitation_hash` varchar(64) NULL, `invitation_until` bigint NOT NULL DEFAULT '0', `created_at` bigint NOT NULL, INDEX `worker_group_of_buyer` (`buyer_id`, `id`), UNIQUE INDEX `worker_group_invitation` (`invitation_hash`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
    );
    await runner.query(
      'CREATE TABLE `worker_group_member` (`group_id` varchar(26) NOT NULL, `worker_id` varchar(26) NOT NULL, `source` varchar(10) NOT NULL, `added_at` bigint NOT NULL, INDEX `worker_group_member_worker` (`worker_id`), PRIMARY KEY (`group_id`, `worker_id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `task_audience` (`subject_id` varchar(26) NOT NULL, `group_id` varchar(26) NOT NULL, `group_use` varchar(10) NOT NULL, `completion_date` varchar(10) NOT NULL, INDEX `task_audience_of_group` (`group_id`, `completion_date`), PRIMARY KEY (`subject_id`, `group_id`)) ENGINE=InnoDB',
    );
    await runner.query(
      "CREATE TABLE `worker_test` (`id` varchar(26) NOT NULL, `buyer_id` varchar(26) NOT NULL, `title` varchar(200) NOT NULL, `form` text NOT NULL, `known` text NOT NULL, `pass` bigint NOT NULL, `places` bigint NOT NULL, `open_places` bigint NOT NULL, `payable` bigint NOT NULL, `again_after_days` bigint NOT NULL, `state` varchar(10) NOT NULL, `tried` bigint NOT NULL DEFAULT '0', `passed` bigint NOT NULL DEFAULT '0', `created_at` bigint NOT NULL, INDEX `worker_test_of_buyer` (`buyer_id`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
    );
    await runner.query(
      'CREATE TABLE `worker_test_attempt` (`id` varchar(26) NOT NULL, `test_id` varchar(26) NOT NULL, `worker_id` varchar(26) NOT NULL, `correct` bigint NOT NULL, `passed` tinyint NOT NULL DEFAULT 0, `at` bigint NOT NULL, INDEX `worker_test_attempt_of` (`test_id`, `worker_id`, `id`), INDEX `worker_test_attempt_worker` (`worker_id`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      "CREATE TABLE `report` (`id` varchar(26) NOT NULL, `reporter_id` varchar(26) NOT NULL, `kind` varchar(20) NOT NULL, `about` varchar(20) NOT NULL, `about_id` varchar(26) NOT NULL, `text` text NOT NULL, `at` bigint NOT NULL, `decided_at` bigint NOT NULL DEFAULT '0', `decided_by` varchar(26) NULL, `outcome` varchar(20) NULL, `answer` text NULL, INDEX `report_queue` (`decided_at`, `id`), INDEX `report_of_person` (`reporter_id`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
    );
    await runner.query(
      'CREATE TABLE `purchase` (`id` varchar(26) NOT NULL, `buyer_id` varchar(26) NOT NULL, `coins` bigint NOT NULL, `cents` bigint NOT NULL, `transaction_id` varchar(8) NOT NULL, `state` varchar(10) NOT NULL, `made_at` bigint NOT NULL, `settled_at` bigint NOT NULL, `checkout_session` varchar(200) NULL, `checkout_url` varchar(2000) NULL, `request_key` varchar(64) NULL, `payment` varchar(200) NULL, UNIQUE INDEX `purchase_transaction` (`transaction_id`), UNIQUE INDEX `purchase_request` (`request_key`), INDEX `purchase_payment` (`payment`), INDEX `purchase_of_buyer` (`buyer_id`, `id`), INDEX `purchase_paid` (`buyer_id`, `state`, `cents`), INDEX `purchase_sales` (`state`, `settled_at`, `coins`, `cents`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `payment_case` (`id` varchar(26) NOT NULL, `subject` varchar(210) NOT NULL, `kind` varchar(10) NOT NULL, `reason` varchar(10) NOT NULL, `payment` varchar(200) NOT NULL, `cents` bigint NOT NULL, `currency` varchar(8) NOT NULL, `purchase_id` varchar(26) NULL, `frozen` bigint NOT NULL, `at` bigint NOT NULL, `done_at` bigint NOT NULL, UNIQUE INDEX `payment_case_subject` (`subject`), INDEX `payment_case_payment` (`payment`), INDEX `payment_case_purchase` (`purchase_id`, `frozen`), INDEX `payment_case_open` (`done_at`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `notification` (`id` varchar(26) NOT NULL, `person_id` varchar(26) NOT NULL, `code` varchar(60) NOT NULL, `params` text NOT NULL, `message` text NOT NULL, `at` bigint NOT NULL, `seen` tinyint NOT NULL DEFAULT 0, INDEX `notification_of_person` (`person_id`, `seen`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `mail_standing` (`person_id` varchar(26) NOT NULL, `pace` varchar(10) NOT NULL, `off` varchar(100) NOT NULL, `since` varchar(26) NOT NULL, `due_at` bigint NOT NULL, `sent_at` bigint NOT NULL, INDEX `mail_standing_due` (`due_at`, `person_id`), PRIMARY KEY (`person_id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `mail_place` (`name` varchar(20) NOT NULL, `place` varchar(26) NOT NULL, PRIMARY KEY (`name`)) ENGINE=InnoDB',
    );
    await runner.query(
      "CREATE TABLE `answered_request` (`id` varchar(64) NOT NULL, `person_id` varchar(26) NOT NULL DEFAULT '', `fingerprint` varchar(64) NOT NULL, `answer` mediumtext NOT NULL, `claimed_at` bigint NOT NULL, INDEX `answered_request_age` (`claimed_at`), INDEX `answered_request_person` (`person_id`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
    );
    await runner.query(
      'CREATE TABLE `job_lease` (`name` varchar(40) NOT NULL, `holder` varchar(26) NOT NULL, `until` bigint NOT NULL, PRIMARY KEY (`name`)) ENGINE=InnoDB',
    );
    await runner.query(
      "CREATE TABLE `survey` (`name` varchar(40) NOT NULL, `progress` text NULL, `result` text NULL, `ended_at` bigint NOT NULL DEFAULT '0', `spent` bigint NOT NULL DEFAULT '0', `asked` bigint NOT NULL DEFAULT '0', `answered` bigint NOT NULL DEFAULT '0', `version` bigint NOT NULL DEFAULT '0', PRIMARY KEY (`name`)) ENGINE=InnoDB",
    );
    await runner.query(
      "CREATE TABLE `webhook_endpoint` (`id` varchar(26) NOT NULL, `person_id` varchar(26) NOT NULL, `session_id` varchar(26) NULL, `url` varchar(2000) NOT NULL, `events` varchar(300) NOT NULL, `secret` varchar(200) NOT NULL, `former_secret` varchar(200) NULL, `former_until` bigint NOT NULL, `state` varchar(3) NOT NULL, `failing_since` bigint NULL, `created_at` bigint NOT NULL, `person_served_at` bigint NOT NULL DEFAULT '0', `served_at` bigint NOT NULL DEFAULT '0', INDEX `webhook_endpoint_person` (`person_id`, `id`), INDEX `webhook_endpoint_turn` (`person_served_at`, `served_at`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
    );
    await runner.query(
      'CREATE TABLE `webhook_delivery` (`id` varchar(26) NOT NULL, `endpoint_id` varchar(26) NOT NULL, `type` varchar(40) NOT NULL, `subject` varchar(26) NOT NULL, `body` text NOT NULL, `state` varchar(10) NOT NULL, `tries` bigint NOT NULL, `due_at` bigint NOT NULL, `status` bigint NULL, `answer` varchar(500) NULL, `created_at` bigint NOT NULL, INDEX `webhook_delivery_due` (`state`, `due_at`, `endpoint_id`), INDEX `webhook_delivery_order` (`endpoint_id`, `state`, `subject`, `id`), INDEX `webhook_delivery_log` (`endpoint_id`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'ALTER TABLE `proof_upload` ADD CONSTRAINT `proof_upload_within` CHECK (received >= 0 AND received <= length)',
    );
    await runner.query(
      'ALTER TABLE `picture_set` ADD CONSTRAINT `picture_set_within` CHECK (received >= 0 AND received <= length)',
    );
    await runner.query('ALTER TABLE `account` ADD CONSTRAINT `account_balance_not_negative` CHECK (balance >= 0)');
    await runner.query('ALTER TABLE `lien` ADD CONSTRAINT `lien_owed_not_negative` CHECK (owed >= 0)');
    await runner.query('ALTER TABLE `fee` ADD CONSTRAINT `fee_live_not_negative` CHECK (live >= 0)');
    await runner.query('ALTER TABLE `transfer` ADD CONSTRAINT `transfer_amount_positive` CHECK (amount > 0)');
    await runner.query('ALTER TABLE `task` ADD CONSTRAINT `task_open_slots_not_negative` CHECK (open_slots >= 0)');
    await runner.query(
      'ALTER TABLE `worker_test` ADD CONSTRAINT `worker_test_open_places_not_negative` CHECK (open_places >= 0)',
    );
    await runner.query(
      'ALTER TABLE `task_batch` ADD CONSTRAINT `task_batch_posted_in_bounds` CHECK (posted >= 0 AND posted <= tasks)',
    );
    await runner.query('ALTER TABLE `withdrawal` ADD CONSTRAINT `withdrawal_coins_positive` CHECK (coins > 0)');
    await runner.query('ALTER TABLE `purchase` ADD CONSTRAINT `purchase_coins_positive` CHECK (coins > 0)');
    await runner.query(
      'ALTER TABLE `payment_case` ADD CONSTRAINT `payment_case_frozen_not_negative` CHECK (frozen >= 0)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX `webhook_delivery_log` ON `webhook_delivery`');
    await runner.query('DROP INDEX `webhook_delivery_order` ON `webhook_delivery`');
    await runner.query('DROP INDEX `webhook_delivery_due` ON `webhook_delivery`');
    await runner.query('DROP TABLE `webhook_delivery`');
    await runner.query('DROP INDEX `webhook_endpoint_turn` ON `webhook_endpoint`');
    await runner.query('DROP INDEX `webhook_endpoint_person` ON `webhook_endpoint`');
    await runner.query('DROP TABLE `webhook_endpoint`');
    await runner.query('DROP TABLE `survey`');
    await runner.query('DROP TABLE `job_lease`');
    await runner.query('DROP INDEX `answered_request_person` ON `answered_request`');
    await runner.query('DROP INDEX `answered_request_age` ON `answered_request`');
    await runner.query('DROP TABLE `answered_request`');
    await runner.query('DROP TABLE `mail_place`');
    await runner.query('DROP INDEX `mail_standing_due` ON `mail_standing`');
    await runner.query('DROP TABLE `mail_standing`');
    await runner.query('DROP INDEX `notification_of_person` ON `notification`');
    await runner.query('DROP TABLE `notification`');
    await runner.query('DROP INDEX `payment_case_open` ON `payment_case`');
    await runner.query('DROP INDEX `payment_case_purchase` ON `payment_case`');
    await runner.query('DROP INDEX `payment_case_payment` ON `payment_case`');
    await runner.query('DROP INDEX `payment_case_subject` ON `payment_case`');
    await runner.query('DROP TABLE `payment_case`');
    await runner.query('DROP INDEX `purchase_sales` ON `purchase`');
    await runner.query('DROP INDEX `purchase_paid` ON `purchase`');
    await runner.query('DROP INDEX `purchase_of_buyer` ON `purchase`');
    await runner.query('DROP INDEX `purchase_payment` ON `purchase`');
    await runner.query('DROP INDEX `purchase_request` ON `purchase`');
    await runner.query('DROP INDEX `purchase_transaction` ON `purchase`');
    await runner.query('DROP TABLE `purchase`');
    await runner.query('DROP INDEX `task_audience_of_group` ON `task_audience`');
    await runner.query('DROP TABLE `task_audience`');
    await runner.query('DROP INDEX `worker_group_member_worker` ON `worker_group_member`');
    await runner.query('DROP TABLE `worker_group_member`');
    await runner.query('DROP INDEX `worker_group_invitation` ON `worker_group`');
    await runner.query('DROP INDEX `worker_group_of_buyer` ON `worker_group`');
    await runner.query('DROP TABLE `worker_group`');
    await runner.query('DROP INDEX `worker_test_attempt_worker` ON `worker_test_attempt`');
    await runner.query('DROP INDEX `worker_test_attempt_of` ON `worker_test_attempt`');
    await runner.query('DROP TABLE `worker_test_attempt`');
    await runner.query('DROP INDEX `worker_test_of_buyer` ON `worker_test`');
    await runner.query('DROP TABLE `worker_test`');
    await runner.query('DROP INDEX `report_of_person` ON `report`');
    await runner.query('DROP INDEX `report_queue` ON `report`');
    await runner.query('DROP TABLE `report`');
    await runner.query('DROP TABLE `payout_batch`');
    await runner.query('DROP TABLE `kept_key`');
    await runner.query('DROP INDEX `task_template_of_buyer` ON `task_template`');
    await runner.query('DROP TABLE `task_template`');
    await runner.query('DROP INDEX `saved_filter_due` ON `saved_filter`');
    await runner.query('DROP INDEX `saved_filter_of_worker` ON `saved_filter`');
    await runner.query('DROP TABLE `saved_filter`');
    await runner.query('DROP INDEX `payout_account_shared` ON `payout_account`');
    await runner.query('DROP INDEX `payout_account_of_person` ON `payout_account`');
    await runner.query('DROP TABLE `payout_account`');
    await runner.query('DROP INDEX `payout_reference` ON `withdrawal`');
    await runner.query('DROP INDEX `payout_to_look_at` ON `withdrawal`');
    await runner.query('DROP INDEX `payout_to_take` ON `withdrawal`');
    await runner.query('DROP INDEX `payout_ended` ON `withdrawal`');
    await runner.query('DROP INDEX `payout_due` ON `withdrawal`');
    await runner.query('DROP INDEX `withdrawal_to_account` ON `withdrawal`');
    await runner.query('DROP INDEX `withdrawal_for_admin` ON `withdrawal`');
    await runner.query('DROP INDEX `withdrawal_of_worker` ON `withdrawal`');
    await runner.query('DROP TABLE `withdrawal`');
    await runner.query('DROP INDEX `record_pair_month` ON `record_pair`');
    await runner.query('DROP TABLE `record_pair`');
    await runner.query('DROP TABLE `record`');
    await runner.query('DROP TABLE `submission_version`');
    await runner.query('DROP INDEX `submission_of_batch` ON `submission`');
    await runner.query('DROP INDEX `bonus_of_submission` ON `bonus`');
    await runner.query('DROP TABLE `bonus`');
    await runner.query('DROP INDEX `submission_due` ON `submission`');
    await runner.query('DROP INDEX `submission_for_task` ON `submission`');
    await runner.query('DROP INDEX `submission_for_buyer` ON `submission`');
    await runner.query('DROP INDEX `submission_earned` ON `submission`');
    await runner.query('DROP INDEX `submission_of_worker` ON `submission`');
    await runner.query('DROP INDEX `submission_once` ON `submission`');
    await runner.query('DROP TABLE `submission`');
    await runner.query('DROP TABLE `goodwill`');
    await runner.query('DROP INDEX `dispute_for_admin` ON `dispute`');
    await runner.query('DROP INDEX `dispute_for_buyer` ON `dispute`');
    await runner.query('DROP INDEX `dispute_of_worker` ON `dispute`');
    await runner.query('DROP INDEX `dispute_of_buyer_supporter` ON `dispute`');
    await runner.query('DROP INDEX `dispute_of_worker_supporter` ON `dispute`');
    await runner.query('DROP INDEX `dispute_once` ON `dispute`');
    await runner.query('DROP TABLE `dispute`');
    await runner.query('DROP INDEX `claim_of_batch` ON `claim`');
    await runner.query('DROP INDEX `claim_due` ON `claim`');
    await runner.query('DROP INDEX `claim_for_buyer` ON `claim`');
    await runner.query('DROP INDEX `claim_of_worker` ON `claim`');
    await runner.query('DROP INDEX `claim_live` ON `claim`');
    await runner.query('DROP TABLE `claim`');
    await runner.query('DROP INDEX `review_brake_on` ON `review_brake`');
    await runner.query('DROP TABLE `review_brake`');
    await runner.query('DROP INDEX `agreement_answer_of_worker` ON `agreement_answer`');
    await runner.query('DROP INDEX `agreement_answer_of_set` ON `agreement_answer`');
    await runner.query('DROP TABLE `agreement_answer`');
    await runner.query('DROP TABLE `agreement_set`');
    await runner.query('DROP INDEX `agreement_item_of_set` ON `agreement_item`');
    await runner.query('DROP TABLE `agreement_item`');
    await runner.query('DROP INDEX `picture_set_item_waiting` ON `picture_set_item`');
    await runner.query('DROP TABLE `picture_set_item`');
    await runner.query('DROP TABLE `picture_set_piece`');
    await runner.query('DROP INDEX `picture_set_until` ON `picture_set`');
    await runner.query('DROP INDEX `picture_set_due` ON `picture_set`');
    await runner.query('DROP INDEX `picture_set_of` ON `picture_set`');
    await runner.query('DROP TABLE `picture_set`');
    await runner.query('DROP INDEX `task_batch_row_task` ON `task_batch_row`');
    await runner.query('DROP TABLE `task_batch_row`');
    await runner.query('DROP INDEX `task_batch_due` ON `task_batch`');
    await runner.query('DROP INDEX `task_batch_of_buyer` ON `task_batch`');
    await runner.query('DROP TABLE `task_batch`');
    await runner.query('DROP TABLE `work_time`');
    await runner.query('DROP TABLE `skipped_item`');
    await runner.query('DROP INDEX `task_stream_by_date` ON `task_stream`');
    await runner.query('DROP INDEX `task_stream_of_buyer_by_date` ON `task_stream`');
    await runner.query('DROP INDEX `task_stream_of_buyer` ON `task_stream`');
    await runner.query('DROP INDEX `task_stream_by_pay` ON `task_stream`');
    await runner.query('DROP INDEX `task_stream_newest` ON `task_stream`');
    await runner.query('DROP TABLE `task_stream`');
    await runner.query('DROP TABLE `wrong_code`');
    await runner.query('DROP INDEX `link_worker_of_worker` ON `link_worker`');
    await runner.query('DROP TABLE `link_worker`');
    await runner.query('DROP TABLE `link_secret`');
    await runner.query('DROP TABLE `task_text`');
    await runner.query('DROP INDEX `task_closing` ON `task`');
    await runner.query('DROP INDEX `task_due` ON `task`');
    await runner.query('DROP INDEX `task_figures` ON `task`');
    await runner.query('DROP INDEX `task_nearest` ON `task`');
    await runner.query('DROP INDEX `task_by_date` ON `task`');
    await runner.query('DROP INDEX `task_of_buyer_by_date` ON `task`');
    await runner.query('DROP INDEX `task_of_buyer` ON `task`');
    await runner.query('DROP INDEX `task_free_by_pay` ON `task`');
    await runner.query('DROP INDEX `task_free_newest` ON `task`');
    await runner.query('DROP INDEX `task_by_pay` ON `task`');
    await runner.query('DROP INDEX `task_newest` ON `task`');
    await runner.query('DROP TABLE `task`');
    await runner.query('DROP INDEX `book_key_id` ON `book_key`');
    await runner.query('DROP TABLE `book_key`');
    await runner.query('DROP INDEX `book_block_last` ON `book_block`');
    await runner.query('DROP TABLE `book_block`');
    await runner.query('DROP INDEX `book_day_last` ON `book_day`');
    await runner.query('DROP INDEX `book_day_day` ON `book_day`');
    await runner.query('DROP TABLE `book_day`');
    await runner.query('DROP INDEX `transfer_to` ON `transfer`');
    await runner.query('DROP INDEX `transfer_from` ON `transfer`');
    await runner.query('DROP INDEX `transfer_event` ON `transfer`');
    await runner.query('DROP TABLE `transfer`');
    await runner.query('DROP TABLE `fee_share`');
    await runner.query('DROP INDEX `fee_of_buyer` ON `fee`');
    await runner.query('DROP TABLE `fee`');
    await runner.query('DROP INDEX `lien_of_person` ON `lien`');
    await runner.query('DROP TABLE `lien`');
    await runner.query('DROP INDEX `account_earned` ON `account`');
    await runner.query('DROP TABLE `account`');
    await runner.query('DROP INDEX `stored_picture_due` ON `stored_picture`');
    await runner.query('DROP TABLE `stored_picture`');
    await runner.query('DROP TABLE `proof_viewer`');
    await runner.query('DROP TABLE `proof_piece`');
    await runner.query('DROP INDEX `proof_upload_until` ON `proof_upload`');
    await runner.query('DROP INDEX `proof_upload_of` ON `proof_upload`');
    await runner.query('DROP TABLE `proof_upload`');
    await runner.query('DROP INDEX `proof_picture_of` ON `proof_picture`');
    await runner.query('DROP TABLE `proof_picture`');
    await runner.query('DROP TABLE `hosted_picture`');
    await runner.query('DROP TABLE `newsletter_address`');
    await runner.query('DROP INDEX `outbox_of_kind` ON `outbox`');
    await runner.query('DROP TABLE `outbox`');
    await runner.query('DROP INDEX `rate_window_end` ON `rate_window`');
    await runner.query('DROP TABLE `rate_window`');
    await runner.query('DROP INDEX `audit_of_day` ON `audit_entry`');
    await runner.query('DROP INDEX `audit_of_action` ON `audit_entry`');
    await runner.query('DROP INDEX `audit_of_person` ON `audit_entry`');
    await runner.query('DROP INDEX `audit_by_admin` ON `audit_entry`');
    await runner.query('DROP TABLE `audit_entry`');
    await runner.query('DROP INDEX `access_key_person` ON `access_key`');
    await runner.query('DROP INDEX `access_key_hash` ON `access_key`');
    await runner.query('DROP TABLE `access_key`');
    await runner.query('DROP INDEX `task_question_for_buyer` ON `task_question`');
    await runner.query('DROP INDEX `task_question_of_subject` ON `task_question`');
    await runner.query('DROP INDEX `task_question_once` ON `task_question`');
    await runner.query('DROP TABLE `task_question`');
    await runner.query('DROP INDEX `dispute_message_of_author` ON `dispute_message`');
    await runner.query('DROP INDEX `dispute_message_of_dispute` ON `dispute_message`');
    await runner.query('DROP TABLE `dispute_message`');
    await runner.query('DROP TABLE `terms_consent`');
    await runner.query('DROP TABLE `terms_version`');
    await runner.query('DROP TABLE `second_factor`');
    await runner.query('DROP INDEX `recovery_code_identity` ON `recovery_code`');
    await runner.query('DROP TABLE `recovery_code`');
    await runner.query('DROP TABLE `welcomed_address`');
    await runner.query('DROP INDEX `verification_token_expiry` ON `verification_token`');
    await runner.query('DROP INDEX `verification_token_identity` ON `verification_token`');
    await runner.query('DROP TABLE `verification_token`');
    await runner.query('DROP INDEX `reset_token_expiry` ON `reset_token`');
    await runner.query('DROP INDEX `reset_token_identity` ON `reset_token`');
    await runner.query('DROP TABLE `reset_token`');
    await runner.query('DROP INDEX `session_expiry` ON `session`');
    await runner.query('DROP INDEX `session_person` ON `session`');
    await runner.query('DROP TABLE `session`');
    await runner.query('DROP INDEX `session_end_expiry` ON `session_end`');
    await runner.query('DROP TABLE `session_end`');
    await runner.query('DROP INDEX `suspension_removal` ON `suspension`');
    await runner.query('DROP INDEX `suspension_objection` ON `suspension`');
    await runner.query('DROP INDEX `suspension_of_person` ON `suspension`');
    await runner.query('DROP TABLE `suspension`');
    await runner.query('DROP INDEX `person_joined` ON `person`');
    await runner.query('DROP INDEX `person_role` ON `person`');
    await runner.query('DROP INDEX `person_email` ON `person`');
    await runner.query('DROP TABLE `person`');
    await runner.query('DROP INDEX `identity_oidc` ON `identity`');
    await runner.query('DROP INDEX `identity_google` ON `identity`');
    await runner.query('DROP INDEX `identity_email` ON `identity`');
    await runner.query('DROP TABLE `identity`');
  }
}
