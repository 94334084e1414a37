import { type AccessKey, type Account, type AccountNumber, type AddMembersBody, type AddWebhookBody, type AddedMembers, type AdminOverview, type AgreeBody, type Agreed, type Annotator, type AnnounceTermsBody, type AnswerDisputeBody, type AnswerQuestionBody, type AskQuestionBody, type Attempt, type AttemptBody, type AuditEntry, type Batch, type BatchPictures, type BatchPreview, type BeginSecondFactorBody, type BestWorker, type Bonus, type BonusBody, type BonusesBody, type BookDay, type BookKey, type BuyCoinsBody, type BuyerOverview, type ChallengeBody, type ChangeBatchBody, type ChangePasswordBody, type ChangedTemplate, type ChangesBody, type Claim, type Claimed, type CloseAccountBody, type Closed, type ClosedTest, type Closing, type CodeBody, type CorrectBalanceBody, type CreateKeyBody, type CreatedKey, type CredentialsBody, type DecideDisputeBody, type DecideObjectionBody, type DecideReportBody, type DecideWithdrawalBody, type Decided, type DecisionTime, type DecisionsBody, type DeletedTask, type Delivery, type Device, type Dispute, type DisputeMessage, type DisputeMessageBody, type DisputedSubmission, type Done, type DoneAnswer, type EditTaskBody, type EmailPreferences, type EmailPreferencesBody, type ExportBatchBody, type Fairwork, type FetchPicturesBody, type GroupBody, type GroupMember, type Invitation, type InvitationBody, type JoinGroupBody, type JoinedGroup, type KeyOwner, type Label, type LanguageBody, type LedgerHealth, type LiftRejectionSuspensionBody, type Lifted, type ListedObjection, type ListedReport, type ManagedTask, type NameSupporterBody, type NewPayment, type NewUserBody, type NewsletterBody, type NextItem, type NextItemBody, type NotificationList, type ObjectBody, type Objection, type OfferedTest, type OpenDisputeBody, type OpenSlotsBody, type PaidBonus, type Payment, type PaymentCase, type Payout, type PayoutAccount, type PayoutBatch, type PayoutReconciliation, type PayoutReferences, type PayoutReferencesBody, type PersonRecord, type PostBatchBody, type PostTaskBody, type PostTestBody, type PostedBatch, type PostedTask, type Profile, type ProfileBody, type Proof, type ProveBody, type Receipt, type ReceivedFor, type RecoveryCodes, type ReleasedClaim, type RemoveUserBody, type RemovedAccount, type RemovedFilter, type RemovedGroup, type RemovedUser, type RenameTemplateBody, type Report, type ReportBody, type RequestWithdrawalBody, type ResetBody, type ResetRequestBody, type ReviewBody, type ReviewTaskBody, type ReviewedTask, type Revoked, type RoleBody, type SaveAccountBody, type SaveFilterBody, type SaveTemplateBody, type SavedFilter, type SecondFactorEnrollment, type SendNotificationBody, type SentFor, type SessionBody, type Settings, type StatementLine, type StoredImage, type Submission, type SubmissionState, type SubmitWorkBody, type Subscribed, type SuspendBody, type SuspendedBuyer, type SuspendedUser, type Task, type TaskDetails, type TaskQuestion, type TaskTemplate, type TermsOfUse, type TermsVersion, type TransferProof, type Unsubscribed, type UploadState, type User, type VerificationBody, type VersionBody, type Webhook, type WebhookDone, type WebhookWithSecret, type Withdrawal, type WithdrawalSignals, type WithdrawalState, type WorkerGroup, type WorkerOverview, type WorkerTest, type YearlyStatement } from '@kaaj/contract';

export type GetAccountApiResponse =
  /** status 200 How you sign in, the language of your pages, and why your account is suspended */ {
    data: Account;
  };
export type GetAccountApiArg = void;
export type PreviewClosingApiResponse = /** status 200 What would be lost if you closed your account now */ {
  data: Closing;
};
export type PreviewClosingApiArg = void;
export type CloseAccountApiResponse = /** status 200 Close your account for good */ {
  data: Closed;
};
export type CloseAccountApiArg = {
  closeAccountBody: CloseAccountBody;
};
export type ChangeLanguageApiResponse = /** status 200 Choose the language of your pages */ {
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
export type EnableSecondFactorApiResponse = /** status 200 Switch the second factor on with its first code */ {
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
export type ListDevicesApiResponse = /** status 200 The browsers you are signed in with, the latest used first */ {
  /** The browsers you are signed in with, the latest used first */
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
export type AgreeToTermsApiResponse =
  /** status 200 Agree to the version of the terms in effects, or to the next one */ {
    data: Agreed;
  };
export type AgreeToTermsApiArg = {
  agreeBody: AgreeBody;
};
export type ListRejectionSuspensionsApiResponse =
  /** status 200 List buyers whose right to reject is suspended, oldest first */ {
    /** List buyers whose right to reject is suspended, oldest first */
    data: SuspendedBuyer[];
  };
export type ListRejectionSuspensionsApiArg = void;
export type LiftRejectionSuspensionApiResponse = /** status 200 Allow a buyer to reject again */ {
  data: Lifted;
};
export type LiftRejectionSuspensionApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  liftRejectionSuspensionBody: LiftRejectionSuspensionBody;
};
export type ListAuditEntriesApiResponse = /** status 200 List audit log entries, newest first */ {
  /** List audit log entries, newest first */
  data: AuditEntry[];
  /** Where the list goes on. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListAuditEntriesApiArg = {
  /** Only what was done so. */
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
  /** E-mail address: only what this person did, or what concerned them. */
  person?: string;
  /** Only what was done on this day in the time zone of the owner, YYYY-MM-DD. */
  day?: string;
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type SignInApiResponse = /** status 200 Authenticate with email and password */ {
  data: Proof;
};
export type SignInApiArg = {
  credentialsBody: CredentialsBody;
};
export type SignOutEverywhereApiResponse = /** status 200 End every session of yours, on all devices */ {
  data: Done;
};
export type SignOutEverywhereApiArg = void;
export type RequestPasswordResetApiResponse = /** status 202 Ask for a link to set a new password */ {
  data: Done;
};
export type RequestPasswordResetApiArg = {
  resetRequestBody: ResetRequestBody;
};
export type CompletePasswordResetApiResponse = /** status 200 Set a new password with the mailed token */ {
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
export type ReauthenticateApiResponse = /** status 200 Prove who you are once more, by one of the fields */ {
  data: Done;
};
export type ReauthenticateApiArg = {
  proveBody: ProveBody;
};
export type RefreshSessionApiResponse = /** status 200 Refresh the session */ {
  data: Done;
};
export type RefreshSessionApiArg = void;
export type AnswerChallengeApiResponse = /** status 200 Prove the second factor */ {
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
export type VerifyEmailApiResponse = /** status 200 Verify your address with the mailed token */ {
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
  /** status 200 Your disputes, newest first; for an Admin who names nobody what is to be decided, the next to end first, and then what was. */ {
    /** Your disputes, newest first; for an Admin who names nobody what is to be decided, the next to end first, and then what was. */
    data: Dispute[];
    /** Where the list goes on. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type ListDisputesApiArg = {
  /** Your own e-mail address; an Admin leaves it out for everybody’s. */
  email?: string;
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type GetDisputeApiResponse =
  /** status 200 One dispute, for those whom it concerns, their supporters and Admins. */ {
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
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  answerDisputeBody: AnswerDisputeBody;
};
export type DecideDisputeApiResponse =
  /** status 200 Decide a dispute for good, once its buyer has answered or had 48 hours to. */ {
    data: Dispute;
  };
export type DecideDisputeApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  decideDisputeBody: DecideDisputeBody;
};
export type ListDisputeMessagesApiResponse = /** status 200 What was said in a dispute, the oldest first */ {
  /** What was said in a dispute, the oldest first */
  data: DisputeMessage[];
  /** Where the list goes on. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListDisputeMessagesApiArg = {
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
  /** Id of the record, 26 characters. */
  id: string;
};
export type SendDisputeMessageApiResponse =
  /** status 201 Say something in a dispute, as its worker, its buyer or a supporter */ {
    data: DisputeMessage;
  };
export type SendDisputeMessageApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  disputeMessageBody: DisputeMessageBody;
};
export type NameSupporterApiResponse = /** status 200 Name somebody who may read your dispute and write in it */ {
  data: Dispute;
};
export type NameSupporterApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
  nameSupporterBody: NameSupporterBody;
};
export type GetFairworkApiResponse = /** status 200 Live figures beside the ten points of Fairwork */ {
  data: Fairwork;
};
export type GetFairworkApiArg = void;
export type UploadImageApiResponse = /** status 201 Store a picture */ {
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
  /** Where in the file the piece begins, in bytes. */
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
export type CloseSessionApiResponse = /** status 200 End the session, in the browser and on the server */ {
  data: Done;
};
export type CloseSessionApiArg = void;
export type ListKeysApiResponse = /** status 200 Your keys, newest first */ {
  /** Your keys, newest first */
  data: AccessKey[];
};
export type ListKeysApiArg = void;
export type CreateKeyApiResponse = /** status 201 Make a key for a program */ {
  data: CreatedKey;
};
export type CreateKeyApiArg = {
  createKeyBody: CreateKeyBody;
};
export type GetKeyOwnerApiResponse = /** status 200 Get owner, scopes and expiry of the API key used */ {
  data: KeyOwner;
};
export type GetKeyOwnerApiArg = void;
export type RevokeKeyApiResponse = /** status 200 Revoke a key; its next call is refused */ {
  data: Revoked;
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
  data: Unsubscribed;
};
export type UnsubscribeFromNotificationEmailsApiArg = {
  /** What the link in the mail carries. */
  token: string;
};
export type ListNotificationsApiResponse = /** status 200 A page of them. */ NotificationList;
export type ListNotificationsApiArg = {
  /** Your own e-mail address. */
  email: string;
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type SendNotificationApiResponse = /** status 201 Send a notification to a user */ {
  data: DoneAnswer;
};
export type SendNotificationApiArg = {
  sendNotificationBody: SendNotificationBody;
};
export type MarkNotificationsReadApiResponse = /** status 200 Mark everything read. */ {
  data: DoneAnswer;
};
export type MarkNotificationsReadApiArg = void;
export type GetAdminOverviewApiResponse =
  /** status 200 People, coins and the withdrawals to decide; `page` walks through the withdrawals. */ {
    data: AdminOverview;
    /** Where the list goes on. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type GetAdminOverviewApiArg = {
  /** Your own e-mail address. */
  email: string;
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type GetBuyerOverviewApiResponse =
  /** status 200 Your tasks, payments and the work to review; `page` walks through the work. */ {
    data: BuyerOverview;
    /** Where the list goes on. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type GetBuyerOverviewApiArg = {
  /** Your own e-mail address. */
  email: string;
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type GetWorkerOverviewApiResponse =
  /** status 200 Your work and what it earned; `page` walks through the accepted work. */ {
    data: WorkerOverview;
    /** Where the list goes on. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type GetWorkerOverviewApiArg = {
  /** Your own e-mail address. */
  email: string;
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type ListPaymentsApiResponse = /** status 200 Your own purchases, newest first. */ {
  /** Your own purchases, newest first. */
  data: Payment[];
  /** Where the list goes on. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListPaymentsApiArg = {
  /** Your own e-mail address. */
  email: string;
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type BuyCoinsApiResponse = /** status 201 Buy a package of coins. */ {
  data: NewPayment;
};
export type BuyCoinsApiArg = {
  /** Your own e-mail address. */
  email: string;
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  buyCoinsBody: BuyCoinsBody;
};
export type ListPaymentCasesApiResponse =
  /** status 200 What happened at the payment service and waits for an Admin: unmatched payments, refunds, disputes. */ {
    /** What happened at the payment service and waits for an Admin: unmatched payments, refunds, disputes. */
    data: PaymentCase[];
    /** Where the list goes on. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type ListPaymentCasesApiArg = {
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type ListPayoutsApiResponse =
  /** status 200 Payouts that are under way, the longest overdue first; or those that ended, the latest first. */ {
    /** Payouts that are under way, the longest overdue first; or those that ended, the latest first. */
    data: Payout[];
    /** Where the list goes on. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type ListPayoutsApiArg = {
  /** Which; default is what waits to be sent. */
  state?: 'queued' | 'sent' | 'confirmed' | 'failed';
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type ListPayoutAccountsApiResponse = /** status 200 The accounts you saved to be paid to, newest first. */ {
  /** The accounts you saved to be paid to, newest first. */
  data: PayoutAccount[];
};
export type ListPayoutAccountsApiArg = void;
export type SavePayoutAccountApiResponse = /** status 201 Save an account to be paid to; five at most. */ {
  data: PayoutAccount;
};
export type SavePayoutAccountApiArg = {
  saveAccountBody: SaveAccountBody;
};
export type RemovePayoutAccountApiResponse =
  /** status 200 Forget a saved account; what was asked for before is paid all the same. */ {
    data: RemovedAccount;
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
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  exportBatchBody: ExportBatchBody;
};
export type ImportPayoutReferencesApiResponse = /** status 200 Import payout results (all or nothing) */ {
  data: PayoutReferences;
};
export type ImportPayoutReferencesApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  payoutReferencesBody: PayoutReferencesBody;
};
export type GetPayoutReconciliationApiResponse = /** status 200 Get the payout reconciliation of a day */ {
  data: PayoutReconciliation;
};
export type GetPayoutReconciliationApiArg = {
  /** Day in the time zone of the owner, YYYY-MM-DD; default is today as far as it is. */
  day?: string;
};
export type GetBooksApiResponse =
  /** status 200 The closed days, newest first, each chained to the one before and signed. */ {
    /** The closed days, newest first, each chained to the one before and signed. */
    data: BookDay[];
    /** Where the list goes on. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type GetBooksApiArg = {
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type GetBookKeysApiResponse = /** status 200 List signing keys, current one last */ {
  /** List signing keys, current one last */
  data: BookKey[];
};
export type GetBookKeysApiArg = void;
export type AnswerQuestionApiResponse =
  /** status 200 Answer a question about one of your tasks, for everybody who sees it */ {
    data: TaskQuestion;
  };
export type AnswerQuestionApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
  answerQuestionBody: AnswerQuestionBody;
};
export type GetReceiptApiResponse =
  /** status 200 The receipt of a decision, a dispute, a payout, a purchase, a suspension or a bonus; for those whom it concerns and Admins. */ {
    data: Receipt;
  };
export type GetReceiptApiArg = {
  /** What it is a receipt of. */
  kind: string;
  /** Id of the record, 26 characters. */
  id: string;
};
export type GetRecordApiResponse =
  /** status 200 How somebody has judged as a buyer, or how their work was judged as a worker. */ {
    data: PersonRecord;
  };
export type GetRecordApiArg = {
  /** Id of the person, 26 characters. */
  userId: string;
};
export type ListReportsApiResponse =
  /** status 200 List reports: those that wait for the longest first, then the decided ones */ {
    /** List reports: those that wait for the longest first, then the decided ones */
    data: ListedReport[];
    /** Where the list goes on. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type ListReportsApiArg = {
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type SendReportApiResponse = /** status 201 Report a task, work or a person to the Admins */ {
  data: Report;
};
export type SendReportApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  reportBody: ReportBody;
};
export type ListOwnReportsApiResponse = /** status 200 List what you reported, newest first */ {
  /** List what you reported, newest first */
  data: Report[];
  /** Where the list goes on. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListOwnReportsApiArg = {
  /** Where to go on: page.next of the page before; left out for the first page. */
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
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  decideReportBody: DecideReportBody;
};
export type GetSettingsApiResponse = /** status 200 What this installation offers */ {
  data: Settings;
};
export type GetSettingsApiArg = void;
export type SubmitWorkApiResponse = /** status 201 Submit work for a task */ {
  data: Submission;
};
export type SubmitWorkApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  submitWorkBody: SubmitWorkBody;
};
export type PayBonusesApiResponse = /** status 200 Pay up to 100 bonuses, each on its own. */ {
  /** Pay up to 100 bonuses, each on its own. */
  data: PaidBonus[];
};
export type PayBonusesApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  bonusesBody: BonusesBody;
};
export type ListDecisionTimesApiResponse = /** status 200 How long work waited for its decision, week by week. */ {
  /** How long work waited for its decision, week by week. */
  data: DecisionTime[];
};
export type ListDecisionTimesApiArg = void;
export type ReviewSubmissionsApiResponse = /** status 200 Decide on up to 100 pieces of work, each on its own. */ {
  /** Decide on up to 100 pieces of work, each on its own. */
  data: Decided[];
};
export type ReviewSubmissionsApiArg = {
  decisionsBody: DecisionsBody;
};
export type ListReceivedSubmissionsApiResponse = /** status 200 List submissions for your tasks */ {
  /** List submissions for your tasks */
  data: Submission[];
  /** Where the list goes on. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListReceivedSubmissionsApiArg = {
  /** pending: what waits for you; decided: what was decided. */
  state?: 'pending' | 'decided';
  /** Id of the task that it was sent for; left out: for any. */
  task?: string;
  /** Only work with this in its text, in the title of its task or in the name of its worker. */
  search?: string;
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type SummarizeReceivedSubmissionsApiResponse = /** status 200 Summarize submissions for these tasks */ {
  /** Summarize submissions for these tasks */
  data: ReceivedFor[];
};
export type SummarizeReceivedSubmissionsApiArg = {
  /** Ids of tasks. At most 100, with commas between them. */
  tasks: string;
};
export type CountReceivedSubmissionsApiResponse = /** status 200 How much work waits for your decision. */ {
  /** How much work waits for your decision. */
  data: number;
};
export type CountReceivedSubmissionsApiArg = void;
export type ReviewSubmissionApiResponse =
  /** status 200 Accept work, which pays its worker, or reject it, which opens its place again. */ {
    data: SubmissionState;
  };
export type ReviewSubmissionApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  reviewBody: ReviewBody;
};
export type ListWorkerSubmissionsApiResponse = /** status 200 The work you sent, newest first. */ {
  /** The work you sent, newest first. */
  data: Submission[];
  /** Where the list goes on. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListWorkerSubmissionsApiArg = {
  /** Your own e-mail address. */
  email: string;
  /** Only work of this status; left out: all. */
  status?: 'pending' | 'accepted' | 'rejected';
  /** Which page, the first is 0; a cursor goes before it. */
  page?: number;
  /** Rows per page. */
  size?: number;
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
};
export type ListMySubmissionsForTasksApiResponse = /** status 200 Which of these tasks you have submitted to */ {
  /** Which of these tasks you have submitted to */
  data: SentFor[];
};
export type ListMySubmissionsForTasksApiArg = {
  /** Ids of tasks. At most 100, with commas between them. */
  tasks: string;
};
export type CountWorkerSubmissionsApiResponse = /** status 200 How much work you sent. */ {
  /** How much work you sent. */
  data: number;
};
export type CountWorkerSubmissionsApiArg = {
  /** Your own e-mail address. */
  email: string;
  /** Only work of this status; left out: all. */
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
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  bonusBody: BonusBody;
};
export type AskForChangesApiResponse =
  /** status 200 Ask for changes instead of deciding, once for each piece of work. */ {
    data: Submission;
  };
export type AskForChangesApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  changesBody: ChangesBody;
};
export type OpenDisputeApiResponse = /** status 201 Open a dispute (once, within seven days) */ {
  data: Dispute;
};
export type OpenDisputeApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  openDisputeBody: OpenDisputeBody;
};
export type ResubmitWorkApiResponse =
  /** status 201 Send the changes that your work’s buyer asked for; their time to decide begins anew. */ {
    data: Submission;
  };
export type ResubmitWorkApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  versionBody: VersionBody;
};
export type ListTasksApiResponse = /** status 200 All tasks that take work. */ {
  /** All tasks that take work. */
  data: Task[];
  /** Where the list goes on. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListTasksApiArg = {
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
  /** Only tasks with this in their title or detail. */
  search?: string;
  /** By payable amount: asc = lowest first, dsc = highest first; empty = newest first. */
  sort?: '' | 'asc' | 'dsc';
  /** true: only tasks with an open place. */
  open?: 'true' | 'false' | '';
  /** last: tasks without an open place come after all others. */
  full?: 'last' | '';
  /** Only tasks that pay at least so many coins. */
  minPay?: number;
  /** Only tasks that pay at most so many coins. */
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
  /** Only tasks that take at most so many minutes: half of those who did it, else what its buyer expects, else what it allows. */
  maxMinutes?: number;
  /** none: only tasks without a content notice. */
  contentNotice?: 'none' | '';
};
export type PostTaskApiResponse = /** status 201 Post a task; the coins of all its places are set aside. */ {
  data: PostedTask;
};
export type PostTaskApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  postTaskBody: PostTaskBody;
};
export type ListTaskFiltersApiResponse = /** status 200 Your saved filters, newest first */ {
  /** Your saved filters, newest first */
  data: SavedFilter[];
};
export type ListTaskFiltersApiArg = void;
export type SaveTaskFilterApiResponse = /** status 201 Save a filter and get notified about new matches */ {
  data: SavedFilter;
};
export type SaveTaskFilterApiArg = {
  saveFilterBody: SaveFilterBody;
};
export type RemoveTaskFilterApiResponse = /** status 200 Remove a saved filter */ {
  data: RemovedFilter;
};
export type RemoveTaskFilterApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type ListTaskTemplatesApiResponse = /** status 200 Your templates, newest first */ {
  /** Your templates, newest first */
  data: TaskTemplate[];
};
export type ListTaskTemplatesApiArg = void;
export type SaveTaskTemplateApiResponse = /** status 201 Save a task template */ {
  data: TaskTemplate;
};
export type SaveTaskTemplateApiArg = {
  saveTemplateBody: SaveTemplateBody;
};
export type RemoveTaskTemplateApiResponse = /** status 200 Remove a template */ {
  data: ChangedTemplate;
};
export type RemoveTaskTemplateApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type RenameTaskTemplateApiResponse = /** status 200 Rename a template */ {
  data: ChangedTemplate;
};
export type RenameTaskTemplateApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
  renameTemplateBody: RenameTemplateBody;
};
export type ListManagedTasksApiResponse = /** status 200 Every task whatever its state. */ {
  /** Every task whatever its state. */
  data: ManagedTask[];
  /** Where the list goes on. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListManagedTasksApiArg = {
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
  /** Only tasks with this in their title or detail. */
  search?: string;
  /** By completion date: asc = soonest first, dsc = latest first; empty = newest task first. */
  sort?: '' | 'asc' | 'dsc';
};
export type ListBatchesApiResponse = /** status 200 Your batches, newest first. */ {
  /** Your batches, newest first. */
  data: Batch[];
  /** Where the list goes on. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListBatchesApiArg = {
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type PostBatchApiResponse =
  /** status 201 Post up to 10,000 tasks from the rows of a file; the coins of all of them are set aside. */ {
    data: PostedBatch;
  };
export type PostBatchApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  postBatchBody: PostBatchBody;
};
export type CreateBatchPicturesApiResponse = /** status 201 Store the pictures of the items of a batch */ {
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
export type GetBatchPicturesApiResponse = /** status 200 How far the pictures of a batch have come */ {
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
  /** Where in the file the piece begins, in bytes. */
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
export type GetBatchApiResponse = /** status 200 How far one of your batches has come. */ {
  data: Batch;
};
export type GetBatchApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type ChangeBatchApiResponse =
  /** status 200 Pause or resume a batch, or change how many workers answer its items. */ {
    data: Batch;
  };
export type ChangeBatchApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  changeBatchBody: ChangeBatchBody;
};
export type ListBatchAnnotatorsApiResponse =
  /** status 200 How the answers of each worker fit the labels of one of your batches; most answers first. */ {
    /** How the answers of each worker fit the labels of one of your batches; most answers first. */
    data: Annotator[];
    /** Where the list goes on. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type ListBatchAnnotatorsApiArg = {
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
  /** Name of the field of the form; the first choice, scale or line of text where it is left out. */
  field?: string;
  /** majority: what most said, the smallest of those that were said as often. dawid-skene: weighs workers by how often they err. */
  method?: 'majority' | 'dawid-skene';
  /** csv: all of it as a file; left out, a page as JSON. */
  format?: 'csv';
  /** Id of the record, 26 characters. */
  id: string;
};
export type CancelBatchApiResponse = /** status 200 Cancel a batch; unposted tasks and open places are refunded */ {
  data: Batch;
};
export type CancelBatchApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
};
export type ListBatchLabelsApiResponse =
  /** status 200 What the answers to each item of one of your batches come to, in the order of its file. */ {
    /** What the answers to each item of one of your batches come to, in the order of its file. */
    data: Label[];
    /** Where the list goes on. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type ListBatchLabelsApiArg = {
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
  /** Name of the field of the form; the first choice, scale or line of text where it is left out. */
  field?: string;
  /** majority: what most said, the smallest of those that were said as often. dawid-skene: weighs workers by how often they err. */
  method?: 'majority' | 'dawid-skene';
  /** csv: all of it as a file; left out, a page as JSON. */
  format?: 'csv';
  /** Id of the record, 26 characters. */
  id: string;
};
export type ClaimNextItemApiResponse = /** status 200 Claim the next item of a batch */ {
  data: NextItem;
};
export type ClaimNextItemApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
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
  /** status 200 Hide a task everywhere; the coins of its open places come back, pending work stays to be decided. */ {
    data: DeletedTask;
  };
export type DeleteTaskApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
};
export type ListTasksToReviewApiResponse =
  /** status 200 List the first tasks of new buyers that wait for an Admin, oldest first */ {
    /** List the first tasks of new buyers that wait for an Admin, oldest first */
    data: Task[];
    /** Where the list goes on. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type ListTasksToReviewApiArg = {
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type ReviewTaskApiResponse =
  /** status 200 Make a task of a new buyer public, or decline it and return its coins */ {
    data: ReviewedTask;
  };
export type ReviewTaskApiArg = {
  /** Id of the task, or of the batch. */
  id: any;
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  reviewTaskBody: ReviewTaskBody;
};
export type ListTasksNotSubmittedApiResponse =
  /** status 200 The tasks that take work and for which you have sent none. */ {
    /** The tasks that take work and for which you have sent none. */
    data: Task[];
    /** Where the list goes on. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type ListTasksNotSubmittedApiArg = {
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
  /** Only tasks with this in their title or detail. */
  search?: string;
  /** By payable amount: asc = lowest first, dsc = highest first; empty = newest first. */
  sort?: '' | 'asc' | 'dsc';
  /** true: only tasks with an open place. */
  open?: 'true' | 'false' | '';
  /** last: tasks without an open place come after all others. */
  full?: 'last' | '';
  /** Only tasks that pay at least so many coins. */
  minPay?: number;
  /** Only tasks that pay at most so many coins. */
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
  /** Only tasks that take at most so many minutes: half of those who did it, else what its buyer expects, else what it allows. */
  maxMinutes?: number;
  /** none: only tasks without a content notice. */
  contentNotice?: 'none' | '';
};
export type ChangeOpenSlotsApiResponse =
  /** status 200 Change the number of slots; the difference is charged or refunded */ {
    data: Task;
  };
export type ChangeOpenSlotsApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
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
export type ListBuyerTasksApiResponse = /** status 200 The tasks of one buyer. */ {
  /** The tasks of one buyer. */
  data: Task[];
  /** Where the list goes on. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListBuyerTasksApiArg = {
  /** E-mail of the person. */
  email: string;
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
  /** Only tasks with this in their title or detail. */
  search?: string;
  /** By completion date: asc = soonest first, dsc = latest first; empty = newest task first. */
  sort?: '' | 'asc' | 'dsc';
  /** true: only tasks with an open place. */
  open?: 'true' | 'false' | '';
};
export type GetTaskApiResponse = /** status 200 One task, and what you have sent for it. */ {
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
  /** true: an item of a batch is not offered to you again. */
  skip?: 'true' | 'false' | '';
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
};
export type ClaimSlotApiResponse = /** status 201 Claim a slot */ {
  data: Claimed;
};
export type ClaimSlotApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
};
export type ListQuestionsApiResponse = /** status 200 List the questions about a task, newest first */ {
  /** List the questions about a task, newest first */
  data: TaskQuestion[];
  /** Where the list goes on. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListQuestionsApiArg = {
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
  /** Id of the record, 26 characters. */
  id: string;
};
export type AskQuestionApiResponse = /** status 201 Ask the buyer of a task, once */ {
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
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  announceTermsBody: AnnounceTermsBody;
};
export type GetUserApiResponse = /** status 200 A person's record */ {
  data: User;
};
export type GetUserApiArg = {
  /** Whose record. */
  email: string;
};
export type ListUsersApiResponse = /** status 200 List users, newest first */ {
  /** List users, newest first */
  data: User[];
  /** Where the list goes on. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListUsersApiArg = {
  /** Part of a name or an e-mail address. */
  search?: string;
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type ListBestWorkersApiResponse = /** status 200 The workers who earned most */ {
  /** The workers who earned most */
  data: BestWorker[];
};
export type ListBestWorkersApiArg = void;
export type RemoveUserApiResponse = /** status 200 Remove a person */ {
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
    /** Where the list goes on. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type ListObjectionsApiArg = {
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type ObjectToSuspensionApiResponse = /** status 201 Object to your suspension, once */ {
  data: Objection;
};
export type ObjectToSuspensionApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  objectBody: ObjectBody;
};
export type DecideObjectionApiResponse = /** status 200 Decide on an objection */ {
  data: ListedObjection;
};
export type DecideObjectionApiArg = {
  /** Id of the objection. */
  id: any;
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  decideObjectionBody: DecideObjectionBody;
};
export type SuspendUserApiResponse = /** status 200 Suspend a person with a reason, or lift that */ {
  data: SuspendedUser;
};
export type SuspendUserApiArg = {
  /** Id of the person. */
  id: any;
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  suspendBody: SuspendBody;
};
export type CorrectBalanceApiResponse = /** status 200 Correct a person's coin balance, with a reason */ {
  data: User;
};
export type CorrectBalanceApiArg = {
  /** Id of the person. */
  id: any;
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  correctBalanceBody: CorrectBalanceBody;
};
export type ChangeRoleApiResponse = /** status 200 Change a person's role */ {
  data: User;
};
export type ChangeRoleApiArg = {
  /** Id of the person. */
  id: any;
  roleBody: RoleBody;
};
export type SaveUserApiResponse = /** status 200 Save the profile after the account was created */ {
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
  /** Id of one of your own transfers, as the statement has it. */
  transfer: string;
};
export type GetStatementApiResponse =
  /** status 200 Every transfer of your coins, newest first, with the balance after it. Narrowed to one group a page may hold few lines, or none, while more remain. */ {
    /** Every transfer of your coins, newest first, with the balance after it. Narrowed to one group a page may hold few lines, or none, while more remain. */
    data: StatementLine[];
    /** Where the list goes on. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type GetStatementApiArg = {
  /** Your own e-mail address. */
  email: string;
  /** Only one group of movements: earned by work, set aside for or back from tasks, bought, withdrawn, or other ones. */
  group?: 'earned' | 'tasks' | 'bought' | 'withdrawn' | 'other' | '';
  /** Only what moved in the last so many days. */
  days?: number;
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type GetYearlyStatementApiResponse = /** status 200 What a year brought and took of your coins, by month */ {
  data: YearlyStatement;
};
export type GetYearlyStatementApiArg = {
  /** Your own e-mail address. */
  email: string;
  /** The number of the year; left out: this one. */
  year?: number;
};
export type ListWebhooksApiResponse = /** status 200 Your webhooks, newest first */ {
  /** Your webhooks, newest first */
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
  data: WebhookDone;
};
export type RemoveWebhookApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type ListDeliveriesApiResponse =
  /** status 200 What was sent to a webhook within a month, newest first, and what it answered */ {
    /** What was sent to a webhook within a month, newest first, and what it answered */
    data: Delivery[];
    /** Where the list goes on. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type ListDeliveriesApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type RedeliverWebhookApiResponse = /** status 202 Send a message again, under the same webhook-id */ {
  data: WebhookDone;
};
export type RedeliverWebhookApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
  /** Id of a message to it, 26 characters. */
  delivery: string;
};
export type EnableWebhookApiResponse = /** status 200 Re-enable a disabled webhook */ {
  data: WebhookDone;
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
  data: WebhookDone;
};
export type TestWebhookApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type ListWithdrawalsApiResponse = /** status 200 Your own requests, newest first. */ {
  /** Your own requests, newest first. */
  data: Withdrawal[];
  /** Where the list goes on. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListWithdrawalsApiArg = {
  /** Your own e-mail address. */
  email: string;
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type RequestWithdrawalApiResponse =
  /** status 201 Ask to be paid out; the coins are set aside until an Admin decides. */ {
    data: Withdrawal;
  };
export type RequestWithdrawalApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  requestWithdrawalBody: RequestWithdrawalBody;
};
export type CancelWithdrawalApiResponse =
  /** status 200 Take your own pending request back; the coins are available again. */ {
    data: WithdrawalState;
  };
export type CancelWithdrawalApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
};
export type DecideWithdrawalApiResponse =
  /** status 200 Accept a request, which queues its payout, or reject it; the coins are set aside to be paid or come back. */ {
    data: WithdrawalState;
  };
export type DecideWithdrawalApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
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
export type ListWorkerGroupsApiResponse = /** status 200 Your worker groups, newest first */ {
  /** Your worker groups, newest first */
  data: WorkerGroup[];
  /** Where the list goes on. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListWorkerGroupsApiArg = {
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type CreateWorkerGroupApiResponse = /** status 201 Create a worker group */ {
  data: WorkerGroup;
};
export type CreateWorkerGroupApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
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
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
};
export type GetWorkerGroupApiResponse = /** status 200 One of your worker groups */ {
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
export type InviteToWorkerGroupApiResponse = /** status 201 Make an invitation link for a group */ {
  data: Invitation;
};
export type InviteToWorkerGroupApiArg = {
  /** Id of the group. */
  id: any;
  invitationBody: InvitationBody;
};
export type ListGroupMembersApiResponse = /** status 200 Who is in a group */ {
  /** Who is in a group */
  data: GroupMember[];
  /** Where the list goes on. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListGroupMembersApiArg = {
  /** Where to go on: page.next of the page before; left out for the first page. */
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
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  addMembersBody: AddMembersBody;
};
export type RemoveGroupMemberApiResponse = /** status 200 Take a worker out of a group (idempotent) */ {
  data: RemovedGroup;
};
export type RemoveGroupMemberApiArg = {
  /** Id of the worker. */
  worker: any;
  /** Id of the group. */
  id: any;
};
export type ListWorkerTestsApiResponse = /** status 200 Your qualification tests, newest first */ {
  /** Your qualification tests, newest first */
  data: WorkerTest[];
  /** Where the list goes on. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListWorkerTestsApiArg = {
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type PostWorkerTestApiResponse =
  /** status 201 Post a qualification test; the coins of all first attempts are set aside. */ {
    data: WorkerTest;
  };
export type PostWorkerTestApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  postTestBody: PostTestBody;
};
export type CloseWorkerTestApiResponse =
  /** status 200 Close a qualification test; the coins of the places that are left come back (idempotent) */ {
    data: ClosedTest;
  };
export type CloseWorkerTestApiArg = {
  /** Id of the test. */
  id: any;
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
};
export type GetWorkerTestApiResponse = /** status 200 A qualification test, and your last attempt */ {
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
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day, in whichever order its members come; with another request it is refused. */
  'Idempotency-Key'?: string;
  attemptBody: AttemptBody;
};
