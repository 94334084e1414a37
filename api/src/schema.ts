import { ConsentSchema, TermsSchema } from './contexts/moderation/adapters/out/terms.schema';
import { DisputeMessageSchema, DisputeSchema, GoodwillSchema } from './contexts/disputes/adapters/out/dispute.schema';
import { type EntitySchema } from 'typeorm';
import { AccessKeySchema } from './contexts/integrations/adapters/out/access-key.schema';
import { AuditEntrySchema } from './platform/audit/audit.schema';
import {
  AgreementAnswerSchema,
  AgreementItemSchema,
  AgreementSetSchema,
} from './contexts/agreement/adapters/out/agreement.schema';
import { BatchRowSchema, BatchSchema } from './contexts/batches/adapters/out/batch.schema';
import {
  PictureSetItemSchema,
  PictureSetChunkSchema,
  PictureSetSchema,
} from './contexts/batches/adapters/out/picture-set.schema';
import { BookBlockSchema, BookDaySchema, BookKeySchema } from './contexts/books/adapters/out/books.schema';
import {
  IdentitySchema,
  RecoveryCodeSchema,
  ResetTokenSchema,
  SecondFactorSchema,
  SessionEndSchema,
  SessionSchema,
  VerificationTokenSchema,
  WelcomedAddressSchema,
} from './contexts/identity/adapters/out/identity.schema';
import { PersonSchema } from './contexts/people/adapters/out/person.schema';
import { SuspensionSchema } from './contexts/people/adapters/out/suspension.schema';
import { HostedPictureSchema } from './contexts/images/adapters/out/hosted-picture.schema';
import { ProofPieceSchema, ProofUploadSchema } from './contexts/images/adapters/out/proof-upload.schema';
import { ProofPictureSchema, ProofViewerSchema } from './contexts/images/adapters/out/proof.schema';
import { StoredPictureSchema } from './contexts/images/adapters/out/stored-picture.schema';
import { MailPlaceSchema, MailStandingSchema } from './contexts/messages/adapters/out/notice-mail.schema';
import { NotificationSchema } from './contexts/messages/adapters/out/notification.schema';
import {
  GroupMemberSchema,
  TaskAudienceSchema,
  WorkerGroupSchema,
} from './contexts/reputation/adapters/out/worker-group.schema';
import { TestAttemptSchema, WorkerTestSchema } from './contexts/qualification/adapters/out/worker-test.schema';
import { ReportSchema } from './contexts/moderation/adapters/out/report.schema';
import { PaymentCaseSchema, PurchaseSchema } from './contexts/payments/adapters/out/payment.schema';
import { RecordPairSchema, RecordSchema } from './contexts/reputation/adapters/out/record.schema';
import { QuestionSchema } from './contexts/tasks/adapters/out/question.schema';
import { TaskTemplateSchema } from './contexts/tasks/adapters/out/task-template.schema';
import { SavedFilterSchema } from './contexts/tasks/adapters/out/saved-filter.schema';
import { PayoutAccountSchema } from './contexts/cash-out/adapters/out/payout-account.schema';
import { PayoutBatchSchema } from './contexts/cash-out/adapters/out/payout-batch.schema';
import { BonusSchema } from './contexts/submissions/adapters/out/bonus.schema';
import { BrakeSchema } from './contexts/submissions/adapters/out/brake.schema';
import { ClaimSchema } from './contexts/submissions/adapters/out/claim.schema';
import { LinkSecretSchema } from './contexts/tasks/adapters/out/link-secret.schema';
import { LinkWorkerSchema, WrongCodeSchema } from './contexts/submissions/adapters/out/link.schema';
import { SkippedItemSchema } from './contexts/submissions/adapters/out/skipped-item.schema';
import { SubmissionSchema } from './contexts/submissions/adapters/out/submission.schema';
import { SubmissionVersionSchema } from './contexts/submissions/adapters/out/submission-version.schema';
import { TaskSchema, TaskTextSchema } from './contexts/tasks/adapters/out/task.schema';
import { TaskStreamSchema } from './contexts/tasks/adapters/out/task-stream.schema';
import { WorkTimeSchema } from './contexts/tasks/adapters/out/work-time.schema';
import { NewsletterAddressSchema } from './contexts/messages/adapters/out/newsletter.schema';
import { WebhookDeliverySchema, WebhookEndpointSchema } from './contexts/integrations/adapters/out/webhook.schema';
import { FeeSchema, FeeShareSchema } from './contexts/wallet/adapters/out/fee.schema';
import { AccountSchema, LienSchema, TransferSchema } from './contexts/wallet/adapters/out/wallet.schema';
import { WithdrawalSchema } from './contexts/cash-out/adapters/out/withdrawal.schema';
import { AnsweredRequestSchema } from './platform/idempotency/answered-request.schema';
import { KeptKeySchema } from './platform/encryption/kept-key.schema';
import { RateWindowSchema } from './platform/limits/rate-window.schema';
import { OutboxSchema } from './platform/outbox/outbox.schema';
import { JobLeaseSchema } from './platform/scheduler/job-lease.schema';
import { SurveySchema } from './platform/aggregates/survey.schema';
import { type Schema } from './platform/database/data-sources';
import * as mysql from './migrations/mysql';
import * as sqlite from './migrations/sqlite';

/** All tables of the product, by context, and their migrations. */
export const entities: EntitySchema[] = [
  IdentitySchema,
  PersonSchema,
  SuspensionSchema,
  SessionEndSchema,
  SessionSchema,
  ResetTokenSchema,
  VerificationTokenSchema,
  WelcomedAddressSchema,
  RecoveryCodeSchema,
  SecondFactorSchema,
  AccessKeySchema,
  AuditEntrySchema,
  RateWindowSchema,
  OutboxSchema,
  NewsletterAddressSchema,
  HostedPictureSchema,
  ProofPictureSchema,
  ProofUploadSchema,
  ProofPieceSchema,
  ProofViewerSchema,
  StoredPictureSchema,
  AccountSchema,
  LienSchema,
  FeeSchema,
  FeeShareSchema,
  TransferSchema,
  BookDaySchema,
  BookBlockSchema,
  BookKeySchema,
  TaskSchema,
  TaskTextSchema,
  WorkTimeSchema,
  TaskStreamSchema,
  LinkSecretSchema,
  LinkWorkerSchema,
  WrongCodeSchema,
  BatchSchema,
  BatchRowSchema,
  PictureSetSchema,
  PictureSetChunkSchema,
  PictureSetItemSchema,
  AgreementItemSchema,
  AgreementSetSchema,
  AgreementAnswerSchema,
  BonusSchema,
  BrakeSchema,
  ClaimSchema,
  SkippedItemSchema,
  TermsSchema,
  ConsentSchema,
  DisputeMessageSchema,
  DisputeSchema,
  GoodwillSchema,
  SubmissionSchema,
  SubmissionVersionSchema,
  RecordSchema,
  RecordPairSchema,
  WithdrawalSchema,
  PayoutAccountSchema,
  SavedFilterSchema,
  TaskTemplateSchema,
  QuestionSchema,
  KeptKeySchema,
  PayoutBatchSchema,
  ReportSchema,
  WorkerGroupSchema,
  GroupMemberSchema,
  TaskAudienceSchema,
  WorkerTestSchema,
  TestAttemptSchema,
  PurchaseSchema,
  PaymentCaseSchema,
  NotificationSchema,
  MailStandingSchema,
  MailPlaceSchema,
  AnsweredRequestSchema,
  JobLeaseSchema,
  SurveySchema,
  WebhookEndpointSchema,
  WebhookDeliverySchema,
] as EntitySchema[];

export const schema: Schema = {
  entities,
  migrations: { mysql: Object.values(mysql), sqlite: Object.values(sqlite) },
};
