import { type EntitySchema } from 'typeorm';
import { AuditEntrySchema } from './contexts/audit/adapters/audit.schema';
import {
  IdentitySchema,
  PersonSchema,
  ResetTokenSchema,
  SessionSchema,
  VerificationTokenSchema,
  WelcomedAddressSchema,
} from './contexts/identity/adapters/identity.schema';
import { HostedPictureSchema } from './contexts/images/adapters/hosted-picture.schema';
import { NotificationSchema } from './contexts/notifications/adapters/notification.schema';
import { PaymentCaseSchema, PurchaseSchema } from './contexts/payments/adapters/payment.schema';
import { SubmissionSchema } from './contexts/submissions/adapters/submission.schema';
import { TaskSchema, TaskTextSchema } from './contexts/tasks/adapters/task.schema';
import { NewsletterAddressSchema } from './contexts/site/adapters/newsletter.schema';
import { AccountSchema, TransferSchema } from './contexts/wallet/adapters/wallet.schema';
import { WithdrawalSchema } from './contexts/withdrawals/adapters/withdrawal.schema';
import { AnsweredRequestSchema } from './platform/idempotency/answered-request.schema';
import { RateWindowSchema } from './platform/limits/rate-window.schema';
import { OutboxSchema } from './platform/outbox/outbox.schema';
import { JobLeaseSchema } from './platform/scheduler/job-lease.schema';
import { SurveySchema } from './platform/surveys/survey.schema';
import { type Schema } from './platform/database/open-database';
import * as mysql from './migrations/mysql';
import * as sqlite from './migrations/sqlite';

/** Every table of the product, by context, and the migrations that make them. */
export const entities: EntitySchema[] = [
  IdentitySchema,
  PersonSchema,
  SessionSchema,
  ResetTokenSchema,
  VerificationTokenSchema,
  WelcomedAddressSchema,
  AuditEntrySchema,
  RateWindowSchema,
  OutboxSchema,
  NewsletterAddressSchema,
  HostedPictureSchema,
  AccountSchema,
  TransferSchema,
  TaskSchema,
  TaskTextSchema,
  SubmissionSchema,
  WithdrawalSchema,
  PurchaseSchema,
  PaymentCaseSchema,
  NotificationSchema,
  AnsweredRequestSchema,
  JobLeaseSchema,
  SurveySchema,
] as EntitySchema[];

export const schema: Schema = {
  entities,
  migrations: { mysql: Object.values(mysql), sqlite: Object.values(sqlite) },
};
