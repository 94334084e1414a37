import { type AccessKey, type Account, type AccountNumber, type AddMembersBody, type AddWebhookBody, type AddedMembers, type AdminOverview, type AgreeBody, type Agreed, type Annotator, type AnnounceTermsBody, type AnswerDisputeBody, type AnswerQuestionBody, type AskQuestionBody, type Attempt, type AttemptBody, type AuditEntry, type Batch, type BatchPictures, type BatchPreview, type BeginSecondFactorBody, type BestWorker, type Bonus, type BonusBody, type BonusesBody, type BookDay, type BookKey, type BuyCoinsBody, type BuyerOverview, type ChallengeBody, type ChangeBatchBody, type ChangePasswordBody, type ChangesBody, type Claim, type Claimed, type CloseAccountBody, type ClosedTest, type Closing, type CodeBody, type CorrectBalanceBody, type CreateKeyBody, type CreatedKey, type CredentialsBody, type DecideDisputeBody, type DecideObjectionBody, type DecideReportBody, type DecideWithdrawalBody, type Decided, type DecisionTime, type DecisionsBody, type DeletedTask, type Delivery, type Device, type Dispute, type DisputeMessage, type DisputeMessageBody, type DisputedSubmission, type Done, type EditTaskBody, type EmailPreferences, type EmailPreferencesBody, type ExportBatchBody, type Fairwork, type FetchPicturesBody, type GroupBody, type GroupMember, type Invitation, type InvitationBody, type JoinGroupBody, type JoinedGroup, type KeyOwner, type Label, type LanguageBody, type LedgerHealth, type LiftRejectionSuspensionBody, type Lifted, type ListedObjection, type ListedReport, type ManagedTask, type NameSupporterBody, type NewPayment, type NewUserBody, type NewsletterBody, type NextItem, type NextItemBody, type NotificationList, type ObjectBody, type Objection, type OfferedTest, type OpenDisputeBody, type OpenSlotsBody, type PaidBonus, type Payment, type PaymentCase, type Payout, type PayoutAccount, type PayoutBatch, type PayoutReconciliation, type PayoutReferences, type PayoutReferencesBody, type PersonRecord, type PostBatchBody, type PostTaskBody, type PostTestBody, type PostedBatch, type PostedTask, type Profile, type ProfileBody, type Proof, type ProveBody, type Receipt, type ReceivedFor, type RecoveryCodes, type ReleasedClaim, type RemoveUserBody, type RemovedGroup, type RemovedUser, type RenameTemplateBody, type Report, type ReportBody, type RequestWithdrawalBody, type ResetBody, type ResetRequestBody, type ReviewBody, type ReviewTaskBody, type ReviewedTask, type RoleBody, type SaveAccountBody, type SaveFilterBody, type SaveTemplateBody, type SavedFilter, type SecondFactorEnrollment, type SendNotificationBody, type SentFor, type SessionBody, type Settings, type StatementLine, type StoredImage, type Submission, type SubmissionState, type SubmitWorkBody, type Subscribed, type SuspendBody, type SuspendedBuyer, type SuspendedUser, type Task, type TaskDetails, type TaskQuestion, type TaskTemplate, type TermsOfUse, type TermsVersion, type TransferProof, type UploadState, type User, type VerificationBody, type VersionBody, type Webhook, type WebhookWithSecret, type Withdrawal, type WithdrawalSignals, type WithdrawalState, type WorkerGroup, type WorkerOverview, type WorkerTest, type YearlyStatement } from '@kaaj/contract';

export type GetAccountApiResponse = /** status 200 Get your sign-in methods, language and suspension */ {
  data: Account;
};
export type GetAccountApiArg = void;
export type PreviewClosingApiResponse = /** status 200 Preview what closing your account would forfeit */ {
  data: Closing;
};
export type PreviewClosingApiArg = void;
export type CloseAccountApiResponse = /** status 200 Close your account permanently */ {
  data: Done;
};
export type CloseAccountApiArg = {
  closeAccountBody: CloseAccountBody;
};
export type ChangeLanguageApiResponse = /** status 200 Set the language of your pages */ {
  data: Done;
};
export type ChangeLanguageApiArg = {
  languageBody: LanguageBody;
};
export type GetEmailPreferencesApiResponse = /** status 200 Get your email notification settings */ {
  data: EmailPreferences;
};
export type GetEmailPreferencesApiArg = void;
export type UpdateEmailPreferencesApiResponse = /** status 200 Update your email notification settings */ {
  data: EmailPreferences;
};
export type UpdateEmailPreferencesApiArg = {
  emailPreferencesBody: EmailPreferencesBody;
};
export type ChangePasswordApiResponse = /** status 200 Change your password */ {
  data: Done;
};
export type ChangePasswordApiArg = {
  changePasswordBody: ChangePasswordBody;
};
export type BeginSecondFactorApiResponse = /** status 200 Start two-factor enrolment */ {
  data: SecondFactorEnrollment;
};
export type BeginSecondFactorApiArg = {
  beginSecondFactorBody: BeginSecondFactorBody;
};
export type DisableSecondFactorApiResponse = /** status 200 Disable two-factor authentication */ {
  data: Done;
};
export type DisableSecondFactorApiArg = {
  codeBody: CodeBody;
};
export type EnableSecondFactorApiResponse = /** status 200 Enable two-factor authentication with the first code */ {
  data: RecoveryCodes;
};
export type EnableSecondFactorApiArg = {
  codeBody: CodeBody;
};
export type RegenerateRecoveryCodesApiResponse =
  /** status 200 Regenerate recovery codes; the previous ones stop working */ {
    data: RecoveryCodes;
  };
export type RegenerateRecoveryCodesApiArg = {
  codeBody: CodeBody;
};
export type ListDevicesApiResponse = /** status 200 List your sessions, most recently used first */ {
  /** List your sessions, most recently used first */
  data: Device[];
};
export type ListDevicesApiArg = void;
export type SignOutDeviceApiResponse = /** status 200 Revoke one of your sessions */ {
  data: Done;
};
export type SignOutDeviceApiArg = {
  /** Id of the session. */
  id: any;
};
export type AgreeToTermsApiResponse = /** status 200 Agree to the terms in effect, or to the next version */ {
  data: Agreed;
};
export type AgreeToTermsApiArg = {
  agreeBody: AgreeBody;
};
export type ListRejectionSuspensionsApiResponse =
  /** status 200 List buyers whose right to reject is suspended, oldest first */ {
    /** List buyers whose right to reject is suspended, oldest first */
    data: SuspendedBuyer[];
    /** Cursor of the next page. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type ListRejectionSuspensionsApiArg = {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type LiftRejectionSuspensionApiResponse = /** status 200 Allow a buyer to reject again */ {
  data: Lifted;
};
export type LiftRejectionSuspensionApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  liftRejectionSuspensionBody: LiftRejectionSuspensionBody;
};
export type ListAuditEntriesApiResponse = /** status 200 List audit log entries, newest first */ {
  /** List audit log entries, newest first */
  data: AuditEntry[];
  /** Cursor of the next page. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListAuditEntriesApiArg = {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
  /** Only entries with this action. */
  action?:
    | 'role-changed'
    | 'balance-corrected'
    | 'person-suspended'
    | 'suspension-lifted'
    | 'suspension-objected'
    | 'objection-decided'
    | 'report-decided'
    | 'task-reviewed'
    | 'terms-announced'
    | 'person-removed'
    | 'account-erased'
    | 'account-closed'
    | 'admin-created'
    | 'task-deleted'
    | 'dispute-decided'
    | 'brake-lifted'
    | 'message-sent'
    | 'withdrawal-accepted'
    | 'withdrawal-rejected'
    | 'account-number-revealed'
    | 'payout-batch-taken'
    | 'payout-sent'
    | 'payout-confirmed'
    | 'payout-failed';
  /** E-mail address: only entries by this user or about them. */
  person?: string;
  /** Only entries of this day in the time zone of the installation, YYYY-MM-DD. */
  day?: string;
};
export type SignInApiResponse = /** status 200 Authenticate with email and password */ {
  data: Proof;
};
export type SignInApiArg = {
  credentialsBody: CredentialsBody;
};
export type SignOutEverywhereApiResponse = /** status 200 End all your sessions, on all devices */ {
  data: Done;
};
export type SignOutEverywhereApiArg = void;
export type RequestPasswordResetApiResponse = /** status 202 Request a password reset link */ {
  data: Done;
};
export type RequestPasswordResetApiArg = {
  resetRequestBody: ResetRequestBody;
};
export type CompletePasswordResetApiResponse = /** status 200 Set a new password with a reset token */ {
  data: Done;
};
export type CompletePasswordResetApiArg = {
  resetBody: ResetBody;
};
export type UpdateProfileApiResponse = /** status 200 Update name and avatar */ {
  data: Profile;
};
export type UpdateProfileApiArg = {
  profileBody: ProfileBody;
};
export type ReauthenticateApiResponse = /** status 200 Re-authenticate with one of the fields */ {
  data: Done;
};
export type ReauthenticateApiArg = {
  proveBody: ProveBody;
};
export type RefreshSessionApiResponse = /** status 200 Refresh the session */ {
  data: Done;
};
export type RefreshSessionApiArg = void;
export type AnswerChallengeApiResponse = /** status 200 Verify a code of the second factor */ {
  data: Proof;
};
export type AnswerChallengeApiArg = {
  challengeBody: ChallengeBody;
};
export type SignUpApiResponse = /** status 201 Create an account */ {
  data: Proof;
};
export type SignUpApiArg = {
  credentialsBody: CredentialsBody;
};
export type SendVerificationApiResponse = /** status 202 Resend the verification email */ {
  data: Done;
};
export type SendVerificationApiArg = void;
export type VerifyEmailApiResponse = /** status 200 Verify your e-mail address with a token */ {
  data: Done;
};
export type VerifyEmailApiArg = {
  verificationBody: VerificationBody;
};
export type ListClaimsApiResponse = /** status 200 List your claims, soonest to expire first */ {
  /** List your claims, soonest to expire first */
  data: Claim[];
};
export type ListClaimsApiArg = {
  /** Your own e-mail address. */
  email: string;
};
export type ListDisputesApiResponse =
  /** status 200 List your disputes, newest first; for an Admin without `email`, all disputes, undecided ones first */ {
    /** List your disputes, newest first; for an Admin without `email`, all disputes, undecided ones first */
    data: Dispute[];
    /** Cursor of the next page. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type ListDisputesApiArg = {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
  /** Your own e-mail address; an Admin omits it to list all disputes. */
  email?: string;
};
export type GetDisputeApiResponse = /** status 200 Get a dispute, as a party, supporter or Admin */ {
  data: Dispute;
};
export type GetDisputeApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type AnswerDisputeApiResponse = /** status 200 Answer or concede a dispute */ {
  data: Dispute;
};
export type AnswerDisputeApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  answerDisputeBody: AnswerDisputeBody;
};
export type DecideDisputeApiResponse =
  /** status 200 Make the final decision on a dispute, once the buyer has answered or 48 hours have passed */ {
    data: Dispute;
  };
export type DecideDisputeApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  decideDisputeBody: DecideDisputeBody;
};
export type ListDisputeMessagesApiResponse = /** status 200 List the messages of a dispute, oldest first */ {
  /** List the messages of a dispute, oldest first */
  data: DisputeMessage[];
  /** Cursor of the next page. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListDisputeMessagesApiArg = {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
  /** Id of the record, 26 characters. */
  id: string;
};
export type SendDisputeMessageApiResponse =
  /** status 201 Post a message in a dispute, as its worker, buyer or supporter */ {
    data: DisputeMessage;
  };
export type SendDisputeMessageApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  disputeMessageBody: DisputeMessageBody;
};
export type NameSupporterApiResponse = /** status 200 Add a supporter who may read and write in your dispute */ {
  data: Dispute;
};
export type NameSupporterApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
  nameSupporterBody: NameSupporterBody;
};
export type GetFairworkApiResponse = /** status 200 Get live figures for the ten Fairwork principles */ {
  data: Fairwork;
};
export type GetFairworkApiArg = void;
export type UploadImageApiResponse = /** status 201 Upload a picture */ {
  data: StoredImage;
};
export type UploadImageApiArg = {
  body: {
    /** A JPEG, PNG, WebP, GIF, AVIF or TIFF file of at most 8 MB and 50 million pixels. */
    image: Blob;
  };
};
export type CreateProofUploadApiResponse = /** status 201 Create a resumable upload */ {
  data: UploadState;
};
export type CreateProofUploadApiArg = {
  /** Bytes of the whole file, at most 8 MB. */
  'Upload-Length': string;
  /** The version of tus: 1.0.0. */
  'Tus-Resumable'?: string;
};
export type CancelProofUploadApiResponse = unknown;
export type CancelProofUploadApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
  /** The version of tus: 1.0.0. */
  'Tus-Resumable'?: string;
};
export type GetProofUploadApiResponse = /** status 200 Get the upload offset */ {
  data: UploadState;
};
export type GetProofUploadApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
  /** The version of tus: 1.0.0. */
  'Tus-Resumable'?: string;
};
export type AppendProofChunkApiResponse = unknown;
export type AppendProofChunkApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
  /** Offset of the chunk in the file, in bytes. */
  'Upload-Offset': string;
  /** The version of tus: 1.0.0. */
  'Tus-Resumable'?: string;
  body: Blob;
};
export type OpenSessionApiResponse = /** status 200 Open a session */ {
  data: User;
};
export type OpenSessionApiArg = {
  sessionBody: SessionBody;
};
export type CloseSessionApiResponse = /** status 200 End the current session */ {
  data: Done;
};
export type CloseSessionApiArg = void;
export type ListKeysApiResponse = /** status 200 List your API keys, newest first */ {
  /** List your API keys, newest first */
  data: AccessKey[];
};
export type ListKeysApiArg = void;
export type CreateKeyApiResponse = /** status 201 Create an API key */ {
  data: CreatedKey;
};
export type CreateKeyApiArg = {
  createKeyBody: CreateKeyBody;
};
export type GetKeyOwnerApiResponse = /** status 200 Get owner, scopes and expiry of the API key used */ {
  data: KeyOwner;
};
export type GetKeyOwnerApiArg = void;
export type RevokeKeyApiResponse = /** status 200 Revoke an API key */ {
  data: Done;
};
export type RevokeKeyApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type SubscribeNewsletterApiResponse = /** status 200 Subscribe to the newsletter */ {
  data: Subscribed;
};
export type SubscribeNewsletterApiArg = {
  newsletterBody: NewsletterBody;
};
export type UnsubscribeFromNotificationEmailsApiResponse = /** status 200 Unsubscribe from notification emails */ {
  data: Done;
};
export type UnsubscribeFromNotificationEmailsApiArg = {
  /** The token of the link in the e-mail. */
  token: string;
};
export type ListNotificationsApiResponse = /** status 200 A page of them. */ NotificationList;
export type ListNotificationsApiArg = {
  /** Your own e-mail address. */
  email: string;
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type SendNotificationApiResponse = /** status 201 Send a notification to a user */ {
  data: Done;
};
export type SendNotificationApiArg = {
  sendNotificationBody: SendNotificationBody;
};
export type MarkNotificationsReadApiResponse = /** status 200 Mark all notifications as read */ {
  data: Done;
};
export type MarkNotificationsReadApiArg = void;
export type GetAdminOverviewApiResponse =
  /** status 200 Get totals of users and coins, and withdrawals to decide; `page` paginates the withdrawals */ {
    data: AdminOverview;
    /** Cursor of the next page. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type GetAdminOverviewApiArg = {
  /** Your own e-mail address. */
  email: string;
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type GetBuyerOverviewApiResponse =
  /** status 200 Get your tasks, payments and submissions to review; `page` paginates the submissions */ {
    data: BuyerOverview;
    /** Cursor of the next page. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type GetBuyerOverviewApiArg = {
  /** Your own e-mail address. */
  email: string;
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type GetWorkerOverviewApiResponse =
  /** status 200 Get your submissions and earnings; `page` paginates the accepted submissions */ {
    data: WorkerOverview;
    /** Cursor of the next page. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type GetWorkerOverviewApiArg = {
  /** Your own e-mail address. */
  email: string;
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type ListPaymentsApiResponse = /** status 200 List your purchases, newest first */ {
  /** List your purchases, newest first */
  data: Payment[];
  /** Cursor of the next page. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListPaymentsApiArg = {
  /** Your own e-mail address. */
  email: string;
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type BuyCoinsApiResponse = /** status 201 Buy a package of coins */ {
  data: NewPayment;
};
export type BuyCoinsApiArg = {
  /** Your own e-mail address. */
  email: string;
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  buyCoinsBody: BuyCoinsBody;
};
export type ListPaymentCasesApiResponse =
  /** status 200 List payment cases that await an Admin: unmatched payments, refunds and payment disputes */ {
    /** List payment cases that await an Admin: unmatched payments, refunds and payment disputes */
    data: PaymentCase[];
    /** Cursor of the next page. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type ListPaymentCasesApiArg = {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type ListPayoutsApiResponse =
  /** status 200 List payouts in progress, longest overdue first, or finished ones, latest first */ {
    /** List payouts in progress, longest overdue first, or finished ones, latest first */
    data: Payout[];
    /** Cursor of the next page. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type ListPayoutsApiArg = {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
  /** Which payouts; default: those that wait to be sent. */
  state?: 'queued' | 'sent' | 'confirmed' | 'failed';
};
export type ListPayoutAccountsApiResponse = /** status 200 List your saved payout accounts, newest first */ {
  /** List your saved payout accounts, newest first */
  data: PayoutAccount[];
};
export type ListPayoutAccountsApiArg = void;
export type SavePayoutAccountApiResponse = /** status 201 Save a payout account (at most five) */ {
  data: PayoutAccount;
};
export type SavePayoutAccountApiArg = {
  saveAccountBody: SaveAccountBody;
};
export type RemovePayoutAccountApiResponse =
  /** status 200 Delete a payout account; existing withdrawals are still paid */ {
    data: Done;
  };
export type RemovePayoutAccountApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type ExportPayoutBatchApiResponse =
  /** status 201 Claim all queued payouts of a payment method and export them */ {
    data: PayoutBatch;
  };
export type ExportPayoutBatchApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  exportBatchBody: ExportBatchBody;
};
export type ImportPayoutReferencesApiResponse = /** status 200 Import payout results (all or nothing) */ {
  data: PayoutReferences;
};
export type ImportPayoutReferencesApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  payoutReferencesBody: PayoutReferencesBody;
};
export type GetPayoutReconciliationApiResponse = /** status 200 Get the payout reconciliation of a day */ {
  data: PayoutReconciliation;
};
export type GetPayoutReconciliationApiArg = {
  /** Day in the time zone of the installation, YYYY-MM-DD; default: today until now. */
  day?: string;
};
export type GetBooksApiResponse = /** status 200 List closed days of the books, newest first */ {
  /** List closed days of the books, newest first */
  data: BookDay[];
  /** Cursor of the next page. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type GetBooksApiArg = {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type GetBookKeysApiResponse = /** status 200 List signing keys, current one last */ {
  /** List signing keys, current one last */
  data: BookKey[];
};
export type GetBookKeysApiArg = void;
export type AnswerQuestionApiResponse = /** status 200 Answer a question about one of your tasks publicly */ {
  data: TaskQuestion;
};
export type AnswerQuestionApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
  answerQuestionBody: AnswerQuestionBody;
};
export type GetReceiptApiResponse =
  /** status 200 Get the receipt of a decision, dispute, payout, purchase, suspension or bonus, as a party or Admin */ {
    data: Receipt;
  };
export type GetReceiptApiArg = {
  /** Kind of the settled record. */
  kind: string;
  /** Id of the record, 26 characters. */
  id: string;
};
export type GetRecordApiResponse = /** status 200 Get the reputation record of a buyer or worker */ {
  data: PersonRecord;
};
export type GetRecordApiArg = {
  /** Id of the user, 26 characters. */
  userId: string;
};
export type ListReportsApiResponse =
  /** status 200 List reports: undecided ones first, oldest first, then decided ones */ {
    /** List reports: undecided ones first, oldest first, then decided ones */
    data: ListedReport[];
    /** Cursor of the next page. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type ListReportsApiArg = {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type SendReportApiResponse = /** status 201 Report a task, submission or user to the Admins */ {
  data: Report;
};
export type SendReportApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  reportBody: ReportBody;
};
export type ListOwnReportsApiResponse = /** status 200 List your reports, newest first */ {
  /** List your reports, newest first */
  data: Report[];
  /** Cursor of the next page. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListOwnReportsApiArg = {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type DecideReportApiResponse = /** status 200 Decide on a report and answer its reporter */ {
  data: ListedReport;
};
export type DecideReportApiArg = {
  /** Id of the report. */
  id: any;
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  decideReportBody: DecideReportBody;
};
export type GetSettingsApiResponse = /** status 200 Get the public settings of this installation */ {
  data: Settings;
};
export type GetSettingsApiArg = void;
export type SubmitWorkApiResponse = /** status 201 Submit work for a task */ {
  data: Submission;
};
export type SubmitWorkApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  submitWorkBody: SubmitWorkBody;
};
export type PayBonusesApiResponse = /** status 200 Pay up to 100 bonuses independently of each other */ {
  /** Pay up to 100 bonuses independently of each other */
  data: PaidBonus[];
};
export type PayBonusesApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  bonusesBody: BonusesBody;
};
export type ListDecisionTimesApiResponse = /** status 200 Get the time to decision of submissions by week */ {
  /** Get the time to decision of submissions by week */
  data: DecisionTime[];
};
export type ListDecisionTimesApiArg = void;
export type ReviewSubmissionsApiResponse =
  /** status 200 Decide on up to 100 submissions independently of each other */ {
    /** Decide on up to 100 submissions independently of each other */
    data: Decided[];
  };
export type ReviewSubmissionsApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  decisionsBody: DecisionsBody;
};
export type ListReceivedSubmissionsApiResponse = /** status 200 List submissions for your tasks */ {
  /** List submissions for your tasks */
  data: Submission[];
  /** Cursor of the next page. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListReceivedSubmissionsApiArg = {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
  /** pending: awaits your decision; decided: has a decision. */
  state?: 'pending' | 'decided';
  /** Only submissions for the task with this id. */
  task?: string;
  /** Only submissions with this in the text, the title of the task or the name of the worker. */
  search?: string;
};
export type SummarizeReceivedSubmissionsApiResponse = /** status 200 Summarize submissions for these tasks */ {
  /** Summarize submissions for these tasks */
  data: ReceivedFor[];
};
export type SummarizeReceivedSubmissionsApiArg = {
  /** Ids of tasks. At most 100, separated by commas. */
  tasks: string;
};
export type CountReceivedSubmissionsApiResponse = /** status 200 Count the submissions that await your decision */ {
  /** Count the submissions that await your decision */
  data: number;
};
export type CountReceivedSubmissionsApiArg = void;
export type ReviewSubmissionApiResponse = /** status 200 Accept a submission, which pays the worker, or reject it */ {
  data: SubmissionState;
};
export type ReviewSubmissionApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  reviewBody: ReviewBody;
};
export type ListWorkerSubmissionsApiResponse = /** status 200 List your submissions, newest first */ {
  /** List your submissions, newest first */
  data: Submission[];
  /** Cursor of the next page. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListWorkerSubmissionsApiArg = {
  /** Your own e-mail address. */
  email: string;
  /** Only submissions with this status; omit it for all. */
  status?: 'pending' | 'accepted' | 'rejected';
  /** Number of the page, from 0; ignored if there is a cursor. */
  page?: number;
  /** Rows per page. */
  size?: number;
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
};
export type ListMySubmissionsForTasksApiResponse =
  /** status 200 List those of the given tasks that you have submitted to */ {
    /** List those of the given tasks that you have submitted to */
    data: SentFor[];
  };
export type ListMySubmissionsForTasksApiArg = {
  /** Ids of tasks. At most 100, separated by commas. */
  tasks: string;
};
export type CountWorkerSubmissionsApiResponse = /** status 200 Count your submissions */ {
  /** Count your submissions */
  data: number;
};
export type CountWorkerSubmissionsApiArg = {
  /** Your own e-mail address. */
  email: string;
  /** Only submissions with this status; omit it for all. */
  status?: 'pending' | 'accepted' | 'rejected';
};
export type GetSubmissionApiResponse = /** status 200 Get a submission with its history */ {
  data: DisputedSubmission;
};
export type GetSubmissionApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type PayBonusApiResponse = /** status 201 Pay a bonus for accepted work */ {
  data: Bonus;
};
export type PayBonusApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  bonusBody: BonusBody;
};
export type AskForChangesApiResponse = /** status 200 Request changes to a submission, once */ {
  data: Submission;
};
export type AskForChangesApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  changesBody: ChangesBody;
};
export type OpenDisputeApiResponse = /** status 201 Open a dispute (once, within seven days) */ {
  data: Dispute;
};
export type OpenDisputeApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  openDisputeBody: OpenDisputeBody;
};
export type ResubmitWorkApiResponse =
  /** status 201 Submit the requested changes as a new version; the review period restarts */ {
    data: Submission;
  };
export type ResubmitWorkApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  versionBody: VersionBody;
};
export type ListTasksApiResponse = /** status 200 List all open tasks */ {
  /** List all open tasks */
  data: Task[];
  /** Cursor of the next page. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListTasksApiArg = {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
  /** Only tasks with this in their title or detail. */
  search?: string;
  /** By payable amount: asc = lowest first, dsc = highest first; empty = newest first. */
  sort?: '' | 'asc' | 'dsc';
  /** true: only tasks with an open slot. */
  open?: 'true' | 'false' | '';
  /** last: tasks without an open slot are listed last. */
  full?: 'last' | '';
  /** Only tasks that pay at least this number of coins. */
  minPay?: number;
  /** Only tasks that pay at most this number of coins. */
  maxPay?: number;
  /** Only tasks of this kind. */
  category?:
    | ''
    | 'survey'
    | 'testing'
    | 'labeling'
    | 'data-entry'
    | 'research'
    | 'transcription'
    | 'translation'
    | 'writing'
    | 'photo'
    | 'social'
    | 'other';
  /** Only tasks of at most this many minutes: the median, else the buyer's estimate, else the allowed time. */
  maxMinutes?: number;
  /** none: only tasks without a content notice. */
  contentNotice?: 'none' | '';
};
export type PostTaskApiResponse = /** status 201 Post a task; the coins for all its slots are moved to escrow */ {
  data: PostedTask;
};
export type PostTaskApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  postTaskBody: PostTaskBody;
};
export type ListTaskFiltersApiResponse = /** status 200 List your saved filters, newest first */ {
  /** List your saved filters, newest first */
  data: SavedFilter[];
};
export type ListTaskFiltersApiArg = void;
export type SaveTaskFilterApiResponse = /** status 201 Save a filter and get notified about new matches */ {
  data: SavedFilter;
};
export type SaveTaskFilterApiArg = {
  saveFilterBody: SaveFilterBody;
};
export type RemoveTaskFilterApiResponse = /** status 200 Delete a saved filter */ {
  data: Done;
};
export type RemoveTaskFilterApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type ListTaskTemplatesApiResponse = /** status 200 List your task templates, newest first */ {
  /** List your task templates, newest first */
  data: TaskTemplate[];
};
export type ListTaskTemplatesApiArg = void;
export type SaveTaskTemplateApiResponse = /** status 201 Save a task template */ {
  data: TaskTemplate;
};
export type SaveTaskTemplateApiArg = {
  saveTemplateBody: SaveTemplateBody;
};
export type RemoveTaskTemplateApiResponse = /** status 200 Delete a task template */ {
  data: Done;
};
export type RemoveTaskTemplateApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type RenameTaskTemplateApiResponse = /** status 200 Rename a template */ {
  data: Done;
};
export type RenameTaskTemplateApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
  renameTemplateBody: RenameTemplateBody;
};
export type ListManagedTasksApiResponse = /** status 200 List all tasks in any state */ {
  /** List all tasks in any state */
  data: ManagedTask[];
  /** Cursor of the next page. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListManagedTasksApiArg = {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
  /** Only tasks with this in their title or detail. */
  search?: string;
  /** By completion date: asc = soonest first, dsc = latest first; empty = newest task first. */
  sort?: '' | 'asc' | 'dsc';
};
export type ListBatchesApiResponse = /** status 200 List your batches, newest first */ {
  /** List your batches, newest first */
  data: Batch[];
  /** Cursor of the next page. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListBatchesApiArg = {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type PostBatchApiResponse =
  /** status 201 Post up to 10,000 tasks from the rows of a file; the coins for all of them are reserved */ {
    data: PostedBatch;
  };
export type PostBatchApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  postBatchBody: PostBatchBody;
};
export type CreateBatchPicturesApiResponse = /** status 201 Create the pictures of a batch */ {
  data: BatchPictures;
};
export type CreateBatchPicturesApiArg = {
  /** Bytes of the ZIP file, at most 200 MB. */
  'Upload-Length'?: string;
  /** The version of tus: 1.0.0. */
  'Tus-Resumable'?: string;
  fetchPicturesBody: FetchPicturesBody;
};
export type CancelBatchPicturesApiResponse = unknown;
export type CancelBatchPicturesApiArg = {
  /** The version of tus: 1.0.0. */
  'Tus-Resumable'?: string;
  /** Id of the record, 26 characters. */
  id: string;
};
export type GetBatchPicturesApiResponse = /** status 200 Get the status of the pictures of a batch */ {
  data: BatchPictures;
};
export type GetBatchPicturesApiArg = {
  /** The version of tus: 1.0.0. */
  'Tus-Resumable'?: string;
  /** Id of the record, 26 characters. */
  id: string;
};
export type AppendBatchPicturesChunkApiResponse = unknown;
export type AppendBatchPicturesChunkApiArg = {
  /** Offset of the chunk in the file, in bytes. */
  'Upload-Offset': string;
  /** The version of tus: 1.0.0. */
  'Tus-Resumable'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  body: Blob;
};
export type PreviewBatchApiResponse = /** status 200 Preview a batch and its cost */ {
  data: BatchPreview;
};
export type PreviewBatchApiArg = {
  postBatchBody: PostBatchBody;
};
export type GetBatchApiResponse = /** status 200 Get the progress of a batch */ {
  data: Batch;
};
export type GetBatchApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type ChangeBatchApiResponse = /** status 200 Pause or resume a batch, or change its overlap */ {
  data: Batch;
};
export type ChangeBatchApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  changeBatchBody: ChangeBatchBody;
};
export type ListBatchAnnotatorsApiResponse =
  /** status 200 Get the accuracy of each worker of a batch; most answers first */ {
    /** Get the accuracy of each worker of a batch; most answers first */
    data: Annotator[];
    /** Cursor of the next page. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type ListBatchAnnotatorsApiArg = {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
  /** Name of the form field; default: the first choice, scale or line of text. */
  field?: string;
  /** majority: the most frequent answer; on a tie the smallest. dawid-skene: weights workers by their error rates. */
  method?: 'majority' | 'dawid-skene';
  /** csv: everything as a file; default: a page as JSON. */
  format?: 'csv';
  /** Id of the record, 26 characters. */
  id: string;
};
export type CancelBatchApiResponse = /** status 200 Cancel a batch; unposted tasks and open slots are refunded */ {
  data: Batch;
};
export type CancelBatchApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
};
export type ListBatchLabelsApiResponse =
  /** status 200 Get the label of each item of a batch, in the order of its file */ {
    /** Get the label of each item of a batch, in the order of its file */
    data: Label[];
    /** Cursor of the next page. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type ListBatchLabelsApiArg = {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
  /** Name of the form field; default: the first choice, scale or line of text. */
  field?: string;
  /** majority: the most frequent answer; on a tie the smallest. dawid-skene: weights workers by their error rates. */
  method?: 'majority' | 'dawid-skene';
  /** csv: everything as a file; default: a page as JSON. */
  format?: 'csv';
  /** Id of the record, 26 characters. */
  id: string;
};
export type ClaimNextItemApiResponse = /** status 200 Claim the next item of a batch */ {
  data: NextItem;
};
export type ClaimNextItemApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  nextItemBody: NextItemBody;
};
export type GetBatchResultsApiResponse = unknown;
export type GetBatchResultsApiArg = {
  /** csv: a table with a head; jsonl: a JSON object on each line. */
  format?: 'csv' | 'jsonl';
  /** Id of the record, 26 characters. */
  id: string;
};
export type DeleteTaskApiResponse =
  /** status 200 Delete a task; the coins of open slots are returned, pending submissions stay */ {
    data: DeletedTask;
  };
export type DeleteTaskApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
};
export type ListTasksToReviewApiResponse =
  /** status 200 List first tasks of new buyers that await an Admin, oldest first */ {
    /** List first tasks of new buyers that await an Admin, oldest first */
    data: Task[];
    /** Cursor of the next page. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type ListTasksToReviewApiArg = {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type ReviewTaskApiResponse =
  /** status 200 Approve a first task of a new buyer, or decline it and return its coins */ {
    data: ReviewedTask;
  };
export type ReviewTaskApiArg = {
  /** Id of the task, or of the batch. */
  id: any;
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  reviewTaskBody: ReviewTaskBody;
};
export type ListTasksNotSubmittedApiResponse = /** status 200 List open tasks that you have not submitted to */ {
  /** List open tasks that you have not submitted to */
  data: Task[];
  /** Cursor of the next page. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListTasksNotSubmittedApiArg = {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
  /** Only tasks with this in their title or detail. */
  search?: string;
  /** By payable amount: asc = lowest first, dsc = highest first; empty = newest first. */
  sort?: '' | 'asc' | 'dsc';
  /** true: only tasks with an open slot. */
  open?: 'true' | 'false' | '';
  /** last: tasks without an open slot are listed last. */
  full?: 'last' | '';
  /** Only tasks that pay at least this number of coins. */
  minPay?: number;
  /** Only tasks that pay at most this number of coins. */
  maxPay?: number;
  /** Only tasks of this kind. */
  category?:
    | ''
    | 'survey'
    | 'testing'
    | 'labeling'
    | 'data-entry'
    | 'research'
    | 'transcription'
    | 'translation'
    | 'writing'
    | 'photo'
    | 'social'
    | 'other';
  /** Only tasks of at most this many minutes: the median, else the buyer's estimate, else the allowed time. */
  maxMinutes?: number;
  /** none: only tasks without a content notice. */
  contentNotice?: 'none' | '';
};
export type ChangeOpenSlotsApiResponse =
  /** status 200 Change the number of slots; the difference is charged or refunded */ {
    data: Task;
  };
export type ChangeOpenSlotsApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  openSlotsBody: OpenSlotsBody;
};
export type EditTaskApiResponse =
  /** status 200 Edit a task's text; existing submissions keep the version they answered */ {
    data: PostedTask;
  };
export type EditTaskApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
  editTaskBody: EditTaskBody;
};
export type ListBuyerTasksApiResponse = /** status 200 List the tasks of a buyer */ {
  /** List the tasks of a buyer */
  data: Task[];
  /** Cursor of the next page. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListBuyerTasksApiArg = {
  /** E-mail of the user. */
  email: string;
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
  /** Only tasks with this in their title or detail. */
  search?: string;
  /** By completion date: asc = soonest first, dsc = latest first; empty = newest task first. */
  sort?: '' | 'asc' | 'dsc';
  /** true: only tasks with an open slot. */
  open?: 'true' | 'false' | '';
};
export type GetTaskApiResponse = /** status 200 Get a task and your submission for it */ {
  data: TaskDetails;
};
export type GetTaskApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type ReleaseClaimApiResponse = /** status 200 Release your claim (idempotent) */ {
  data: ReleasedClaim;
};
export type ReleaseClaimApiArg = {
  /** true: the item of a batch is not offered to you again. */
  skip?: 'true' | 'false' | '';
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
};
export type ClaimSlotApiResponse = /** status 201 Claim a slot */ {
  data: Claimed;
};
export type ClaimSlotApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
};
export type ListQuestionsApiResponse = /** status 200 List the questions about a task, newest first */ {
  /** List the questions about a task, newest first */
  data: TaskQuestion[];
  /** Cursor of the next page. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListQuestionsApiArg = {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
  /** Id of the record, 26 characters. */
  id: string;
};
export type AskQuestionApiResponse = /** status 201 Ask the buyer of a task a question, once */ {
  data: TaskQuestion;
};
export type AskQuestionApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
  askQuestionBody: AskQuestionBody;
};
export type GetTaskResultsApiResponse = unknown;
export type GetTaskResultsApiArg = {
  /** csv: a table with a head; jsonl: a JSON object on each line. */
  format?: 'csv' | 'jsonl';
  /** Id of the record, 26 characters. */
  id: string;
};
export type GetTermsApiResponse = /** status 200 Get the versions of the terms of use, and when you agreed to them */ {
  data: TermsOfUse;
};
export type GetTermsApiArg = void;
export type AnnounceTermsApiResponse = /** status 201 Announce a version of the terms of use */ {
  data: TermsVersion;
};
export type AnnounceTermsApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  announceTermsBody: AnnounceTermsBody;
};
export type GetUserApiResponse = /** status 200 Get a user */ {
  data: User;
};
export type GetUserApiArg = {
  /** Your own e-mail address; an Admin may name any. */
  email: string;
};
export type ListUsersApiResponse = /** status 200 List users, newest first */ {
  /** List users, newest first */
  data: User[];
  /** Cursor of the next page. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListUsersApiArg = {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
  /** Part of a name or an e-mail address. */
  search?: string;
};
export type ListBestWorkersApiResponse = /** status 200 List the workers who earned most */ {
  /** List the workers who earned most */
  data: BestWorker[];
};
export type ListBestWorkersApiArg = void;
export type RemoveUserApiResponse = /** status 200 Remove a user */ {
  data: RemovedUser;
};
export type RemoveUserApiArg = {
  /** Id of the person. */
  id: any;
  removeUserBody: RemoveUserBody;
};
export type ListObjectionsApiResponse =
  /** status 200 List objections to suspensions: undecided ones first, then the newest */ {
    /** List objections to suspensions: undecided ones first, then the newest */
    data: ListedObjection[];
    /** Cursor of the next page. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type ListObjectionsApiArg = {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type ObjectToSuspensionApiResponse = /** status 201 Object to your suspension, once */ {
  data: Objection;
};
export type ObjectToSuspensionApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  objectBody: ObjectBody;
};
export type DecideObjectionApiResponse = /** status 200 Decide on an objection */ {
  data: ListedObjection;
};
export type DecideObjectionApiArg = {
  /** Id of the objection. */
  id: any;
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  decideObjectionBody: DecideObjectionBody;
};
export type SuspendUserApiResponse = /** status 200 Suspend a user with a reason, or lift the suspension */ {
  data: SuspendedUser;
};
export type SuspendUserApiArg = {
  /** Id of the person. */
  id: any;
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  suspendBody: SuspendBody;
};
export type CorrectBalanceApiResponse = /** status 200 Correct a user's coin balance, with a reason */ {
  data: User;
};
export type CorrectBalanceApiArg = {
  /** Id of the person. */
  id: any;
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  correctBalanceBody: CorrectBalanceBody;
};
export type ChangeRoleApiResponse = /** status 200 Change a user's role */ {
  data: User;
};
export type ChangeRoleApiArg = {
  /** Id of the person. */
  id: any;
  roleBody: RoleBody;
};
export type SaveUserApiResponse = /** status 200 Create the profile of a new account */ {
  data: User;
};
export type SaveUserApiArg = {
  /** The e-mail that the identity token proves. */
  email: string;
  newUserBody: NewUserBody;
};
export type GetLedgerHealthApiResponse = /** status 200 Get ledger health (last audit) */ {
  data: LedgerHealth;
};
export type GetLedgerHealthApiArg = void;
export type CheckLedgerApiResponse = /** status 202 Start a ledger audit */ {
  data: LedgerHealth;
};
export type CheckLedgerApiArg = void;
export type GetTransferProofApiResponse = /** status 200 Get the inclusion proof of a transfer */ {
  data: TransferProof;
};
export type GetTransferProofApiArg = {
  /** Id of one of your transfers, from the statement. */
  transfer: string;
};
export type GetStatementApiResponse = /** status 200 List your transfers, newest first, with the balance after each */ {
  /** List your transfers, newest first, with the balance after each */
  data: StatementLine[];
  /** Cursor of the next page. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type GetStatementApiArg = {
  /** Your own e-mail address. */
  email: string;
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
  /** Only transfers of one group: earned, reserved for or returned from tasks, bought, withdrawn, or other. */
  group?: 'earned' | 'tasks' | 'bought' | 'withdrawn' | 'other' | '';
  /** Only transfers of the last so many days. */
  days?: number;
};
export type GetYearlyStatementApiResponse = /** status 200 Get your yearly statement, by month */ {
  data: YearlyStatement;
};
export type GetYearlyStatementApiArg = {
  /** Your own e-mail address. */
  email: string;
  /** Number of the year; default: the current one. */
  year?: number;
};
export type ListWebhooksApiResponse = /** status 200 List your webhooks, newest first */ {
  /** List your webhooks, newest first */
  data: Webhook[];
};
export type ListWebhooksApiArg = void;
export type AddWebhookApiResponse = /** status 201 Create a webhook */ {
  data: WebhookWithSecret;
};
export type AddWebhookApiArg = {
  addWebhookBody: AddWebhookBody;
};
export type RemoveWebhookApiResponse = /** status 200 Delete a webhook */ {
  data: Done;
};
export type RemoveWebhookApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type ListDeliveriesApiResponse =
  /** status 200 List the deliveries of a webhook in the last month with responses, newest first */ {
    /** List the deliveries of a webhook in the last month with responses, newest first */
    data: Delivery[];
    /** Cursor of the next page. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type ListDeliveriesApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type RedeliverWebhookApiResponse = /** status 202 Redeliver a message with the same webhook-id */ {
  data: Done;
};
export type RedeliverWebhookApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
  /** Id of a delivery of the webhook, 26 characters. */
  delivery: string;
};
export type EnableWebhookApiResponse = /** status 200 Re-enable a disabled webhook */ {
  data: Done;
};
export type EnableWebhookApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type RotateWebhookSecretApiResponse =
  /** status 200 Rotate the signing secret; the old one stays valid for a day */ {
    data: WebhookWithSecret;
  };
export type RotateWebhookSecretApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type TestWebhookApiResponse = /** status 202 Send a test message */ {
  data: Done;
};
export type TestWebhookApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type ListWithdrawalsApiResponse = /** status 200 List your withdrawals, newest first */ {
  /** List your withdrawals, newest first */
  data: Withdrawal[];
  /** Cursor of the next page. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListWithdrawalsApiArg = {
  /** Your own e-mail address. */
  email: string;
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type RequestWithdrawalApiResponse =
  /** status 201 Request a withdrawal; the coins are held until an Admin decides */ {
    data: Withdrawal;
  };
export type RequestWithdrawalApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  requestWithdrawalBody: RequestWithdrawalBody;
};
export type CancelWithdrawalApiResponse =
  /** status 200 Cancel your pending withdrawal; the coins are available again */ {
    data: WithdrawalState;
  };
export type CancelWithdrawalApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
};
export type DecideWithdrawalApiResponse =
  /** status 200 Accept a withdrawal, which queues its payout, or reject it, which returns the coins */ {
    data: WithdrawalState;
  };
export type DecideWithdrawalApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  decideWithdrawalBody: DecideWithdrawalBody;
};
export type RevealAccountNumberApiResponse = /** status 200 Reveal the account number (audited) */ {
  data: AccountNumber;
};
export type RevealAccountNumberApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type GetWithdrawalSignalsApiResponse = /** status 200 Get risk signals of a withdrawal */ {
  data: WithdrawalSignals;
};
export type GetWithdrawalSignalsApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type ListWorkerGroupsApiResponse = /** status 200 List your worker groups, newest first */ {
  /** List your worker groups, newest first */
  data: WorkerGroup[];
  /** Cursor of the next page. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListWorkerGroupsApiArg = {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type CreateWorkerGroupApiResponse = /** status 201 Create a worker group */ {
  data: WorkerGroup;
};
export type CreateWorkerGroupApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  groupBody: GroupBody;
};
export type JoinWorkerGroupApiResponse = /** status 200 Join a group by its invitation link (idempotent) */ {
  data: JoinedGroup;
};
export type JoinWorkerGroupApiArg = {
  joinGroupBody: JoinGroupBody;
};
export type DeleteWorkerGroupApiResponse = /** status 200 Delete a worker group */ {
  data: RemovedGroup;
};
export type DeleteWorkerGroupApiArg = {
  /** Id of the group. */
  id: any;
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
};
export type GetWorkerGroupApiResponse = /** status 200 Get a worker group */ {
  data: WorkerGroup;
};
export type GetWorkerGroupApiArg = {
  /** Id of the group. */
  id: any;
};
export type RenameWorkerGroupApiResponse = /** status 200 Rename a worker group */ {
  data: WorkerGroup;
};
export type RenameWorkerGroupApiArg = {
  /** Id of the group. */
  id: any;
  groupBody: GroupBody;
};
export type InviteToWorkerGroupApiResponse = /** status 201 Create an invitation link for a group */ {
  data: Invitation;
};
export type InviteToWorkerGroupApiArg = {
  /** Id of the group. */
  id: any;
  invitationBody: InvitationBody;
};
export type ListGroupMembersApiResponse = /** status 200 List the members of a group */ {
  /** List the members of a group */
  data: GroupMember[];
  /** Cursor of the next page. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListGroupMembersApiArg = {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
  /** Id of the group. */
  id: any;
};
export type AddGroupMembersApiResponse = /** status 200 Add workers to a group (idempotent) */ {
  data: AddedMembers;
};
export type AddGroupMembersApiArg = {
  /** Id of the group. */
  id: any;
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  addMembersBody: AddMembersBody;
};
export type RemoveGroupMemberApiResponse = /** status 200 Remove a worker from a group (idempotent) */ {
  data: RemovedGroup;
};
export type RemoveGroupMemberApiArg = {
  /** Id of the worker. */
  worker: any;
  /** Id of the group. */
  id: any;
};
export type ListWorkerTestsApiResponse = /** status 200 List your qualification tests, newest first */ {
  /** List your qualification tests, newest first */
  data: WorkerTest[];
  /** Cursor of the next page. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListWorkerTestsApiArg = {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type PostWorkerTestApiResponse =
  /** status 201 Post a qualification test; the coins for all first attempts are reserved */ {
    data: WorkerTest;
  };
export type PostWorkerTestApiArg = {
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  postTestBody: PostTestBody;
};
export type CloseWorkerTestApiResponse =
  /** status 200 Close a qualification test; the coins of unused first attempts are returned (idempotent) */ {
    data: ClosedTest;
  };
export type CloseWorkerTestApiArg = {
  /** Id of the test. */
  id: any;
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
};
export type GetWorkerTestApiResponse = /** status 200 Get a qualification test and your last attempt */ {
  data: OfferedTest;
};
export type GetWorkerTestApiArg = {
  /** Id of the test. */
  id: any;
};
export type TakeWorkerTestApiResponse = /** status 201 Take a qualification test */ {
  data: Attempt;
};
export type TakeWorkerTestApiArg = {
  /** Id of the test. */
  id: any;
  /** Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and return one response. The order of the members of the body does not matter. The same key with another request is refused. */
  'Idempotency-Key'?: string;
  attemptBody: AttemptBody;
};
