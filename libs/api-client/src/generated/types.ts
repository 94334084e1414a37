export type GetAccountApiResponse = /** status 200 How you sign in, and the language of your pages */ {
  data: AccountAnswer;
};
export type GetAccountApiArg = void;
export type PreviewClosingApiResponse = /** status 200 What would be lost if you closed your account now */ {
  data: ClosingAnswer;
};
export type PreviewClosingApiArg = void;
export type CloseAccountApiResponse = /** status 200 Close your account for good */ {
  data: ClosedAnswer;
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
export type GetNoticeMailApiResponse = /** status 200 What you are mailed of what you are told */ {
  data: NoticeMailAnswer;
};
export type GetNoticeMailApiArg = void;
export type ChooseNoticeMailApiResponse = /** status 200 Choose what you are mailed, and how often */ {
  data: NoticeMailAnswer;
};
export type ChooseNoticeMailApiArg = {
  noticeMailBody: NoticeMailBody;
};
export type ChangePasswordApiResponse = /** status 200 Exchange your password for another one */ {
  data: Done;
};
export type ChangePasswordApiArg = {
  changePasswordBody: ChangePasswordBody;
};
export type BeginSecondFactorApiResponse = /** status 200 Have a secret drawn for your authenticator */ {
  data: BegunSecondFactor;
};
export type BeginSecondFactorApiArg = {
  beginSecondFactorBody: BeginSecondFactorBody;
};
export type TurnOffSecondFactorApiResponse = /** status 200 Sign in without a second factor again */ {
  data: Done;
};
export type TurnOffSecondFactorApiArg = {
  codeBody: CodeBody;
};
export type TurnOnSecondFactorApiResponse = /** status 200 Switch the second factor on with its first code */ {
  data: RecoveryCodesAnswer;
};
export type TurnOnSecondFactorApiArg = {
  codeBody: CodeBody;
};
export type RenewRecoveryCodesApiResponse =
  /** status 200 Have new recovery codes drawn; those of before work no more */ {
    data: RecoveryCodesAnswer;
  };
export type RenewRecoveryCodesApiArg = {
  codeBody: CodeBody;
};
export type ListDevicesApiResponse = /** status 200 The browsers you are signed in with, the latest used first */ {
  /** The browsers you are signed in with, the latest used first */
  data: DeviceAnswer[];
};
export type ListDevicesApiArg = void;
export type SignOutDeviceApiResponse = /** status 200 Sign one of your browsers out */ {
  data: Done;
};
export type SignOutDeviceApiArg = {
  /** Id of the session. */
  id: any;
};
export type ListBrakedBuyersApiResponse =
  /** status 200 Buyers who reject no more until an Admin has looked, those who wait longest first. */ {
    /** Buyers who reject no more until an Admin has looked, those who wait longest first. */
    data: BrakedBuyerAnswer[];
  };
export type ListBrakedBuyersApiArg = void;
export type LiftBrakeApiResponse = /** status 200 Let a buyer reject again. */ {
  data: LiftedAnswer;
};
export type LiftBrakeApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  liftBrakeBody: LiftBrakeBody;
};
export type ListAuditEntriesApiResponse = /** status 200 What Admins did, the newest first */ {
  /** What Admins did, the newest first */
  data: AuditEntryAnswer[];
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
    | 'person-removed'
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
export type SignInApiResponse = /** status 200 Prove who you are with e-mail and password */ {
  data: ProofAnswer;
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
export type UpdateProfileApiResponse = /** status 200 Change the shown name and photo */ {
  data: ProfileAnswer;
};
export type UpdateProfileApiArg = {
  profileBody: ProfileBody;
};
export type RefreshSessionApiResponse = /** status 200 Trade the refresh cookie for new session cookies */ {
  data: Done;
};
export type RefreshSessionApiArg = void;
export type AnswerChallengeApiResponse = /** status 200 Prove the second factor */ {
  data: ProofAnswer;
};
export type AnswerChallengeApiArg = {
  challengeBody: ChallengeBody;
};
export type SignUpApiResponse = /** status 201 Create an account */ {
  data: ProofAnswer;
};
export type SignUpApiArg = {
  credentialsBody: CredentialsBody;
};
export type SendVerificationApiResponse = /** status 202 Have the link sent again that verifies your address */ {
  data: Done;
};
export type SendVerificationApiArg = void;
export type VerifyEmailApiResponse = /** status 200 Verify your address with the mailed token */ {
  data: Done;
};
export type VerifyEmailApiArg = {
  verificationBody: VerificationBody;
};
export type ListClaimsApiResponse = /** status 200 The places that are kept for you, the next to run out first. */ {
  /** The places that are kept for you, the next to run out first. */
  data: ClaimAnswer[];
};
export type ListClaimsApiArg = {
  /** Your own e-mail address. */
  email: string;
};
export type ListDisputesApiResponse =
  /** status 200 Your disputes, newest first; for an Admin who names nobody what is to be decided, the next to end first, and then what was. */ {
    /** Your disputes, newest first; for an Admin who names nobody what is to be decided, the next to end first, and then what was. */
    data: DisputeAnswer[];
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
export type GetDisputeApiResponse = /** status 200 One dispute, for those whom it concerns and for Admins. */ {
  data: DisputeAnswer;
};
export type GetDisputeApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type AnswerDisputeApiResponse =
  /** status 200 Say why you rejected the work, or concede, which pays its worker. */ {
    data: DisputeAnswer;
  };
export type AnswerDisputeApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  answerDisputeBody: AnswerDisputeBody;
};
export type DecideDisputeApiResponse =
  /** status 200 Decide a dispute for good, once its buyer has answered or had 48 hours to. */ {
    data: DisputeAnswer;
  };
export type DecideDisputeApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  decideDisputeBody: DecideDisputeBody;
};
export type UploadImageApiResponse = /** status 201 Store a picture */ {
  data: StoredImage;
};
export type UploadImageApiArg = {
  body: {
    /** A JPEG, PNG, WebP, GIF, AVIF or TIFF file of at most 8 MB. */
    image: Blob;
  };
};
export type BeginProofUploadApiResponse = /** status 201 Begin a picture that comes in pieces */ {
  data: UploadState;
};
export type BeginProofUploadApiArg = {
  /** Bytes of the whole file, at most 8 MB. */
  'Upload-Length': string;
  /** The version of tus: 1.0.0. */
  'Tus-Resumable'?: string;
};
export type GiveUpProofUploadApiResponse = unknown;
export type GiveUpProofUploadApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
  /** The version of tus: 1.0.0. */
  'Tus-Resumable'?: string;
};
export type GetProofUploadApiResponse = /** status 200 How much of a picture is here */ {
  data: UploadState;
};
export type GetProofUploadApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
  /** The version of tus: 1.0.0. */
  'Tus-Resumable'?: string;
};
export type SendProofPieceApiResponse = unknown;
export type SendProofPieceApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
  /** Where in the file the piece begins, in bytes. */
  'Upload-Offset': string;
  /** The version of tus: 1.0.0. */
  'Tus-Resumable'?: string;
  body: Blob;
};
export type OpenSessionApiResponse = /** status 200 Open a session */ {
  data: UserAnswer;
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
  data: AccessKeyAnswer[];
};
export type ListKeysApiArg = void;
export type MakeKeyApiResponse = /** status 201 Make a key for a program */ {
  data: MadeKeyAnswer;
};
export type MakeKeyApiArg = {
  makeKeyBody: MakeKeyBody;
};
export type GetKeyBearerApiResponse =
  /** status 200 Whom the key of this very call speaks for, and what it may open; 404 without a key. */ {
    data: KeyBearerAnswer;
  };
export type GetKeyBearerApiArg = void;
export type RevokeKeyApiResponse = /** status 200 Revoke a key; its next call is refused */ {
  data: RevokedAnswer;
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
export type TurnNoticeMailOffApiResponse = /** status 200 Have no notices mailed any more, by the link of a mail */ {
  data: OffAnswer;
};
export type TurnNoticeMailOffApiArg = {
  /** What the link in the mail carries. */
  token: string;
};
export type ListNotificationsApiResponse = /** status 200 A page of them. */ NotificationListAnswer;
export type ListNotificationsApiArg = {
  /** Your own e-mail address. */
  email: string;
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
};
export type SendNotificationApiResponse = /** status 201 Tell one person something. */ {
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
    data: AdminOverviewAnswer;
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
    data: BuyerOverviewAnswer;
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
    data: WorkerOverviewAnswer;
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
  data: PaymentAnswer[];
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
  data: NewPaymentAnswer;
};
export type BuyCoinsApiArg = {
  /** Your own e-mail address. */
  email: string;
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day; with another request it is refused. */
  'Idempotency-Key'?: string;
  buyCoinsBody: BuyCoinsBody;
};
export type ListPaymentCasesApiResponse =
  /** status 200 What happened at the payment service and waits for an Admin: unmatched payments, refunds, disputes. */ {
    /** What happened at the payment service and waits for an Admin: unmatched payments, refunds, disputes. */
    data: PaymentCaseAnswer[];
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
    data: PayoutAnswer[];
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
  data: PayoutAccountAnswer[];
};
export type ListPayoutAccountsApiArg = void;
export type SavePayoutAccountApiResponse = /** status 201 Save an account to be paid to; five at most. */ {
  data: PayoutAccountAnswer;
};
export type SavePayoutAccountApiArg = {
  saveAccountBody: SaveAccountBody;
};
export type RemovePayoutAccountApiResponse =
  /** status 200 Forget a saved account; what was asked for before is paid all the same. */ {
    data: RemovedAccountAnswer;
  };
export type RemovePayoutAccountApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type TakePayoutBatchApiResponse =
  /** status 201 Take what is queued of one way to pay, as a file; nobody else can take it then. */ {
    data: PayoutBatchAnswer;
  };
export type TakePayoutBatchApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day; with another request it is refused. */
  'Idempotency-Key'?: string;
  takeBatchBody: TakeBatchBody;
};
export type TakePayoutReferencesApiResponse =
  /** status 200 Say what became of payouts: sent with a reference, arrived, or failed with a reason; all lines or none. */ {
    data: PayoutReferencesAnswer;
  };
export type TakePayoutReferencesApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day; with another request it is refused. */
  'Idempotency-Key'?: string;
  payoutReferencesBody: PayoutReferencesBody;
};
export type GetPayoutSheetApiResponse =
  /** status 200 A day's closing sheet: what there was, what moved and what there is, by way to pay, and what waits for a decision, beside the ledger. */ {
    data: PayoutSheetAnswer;
  };
export type GetPayoutSheetApiArg = {
  /** Day in the time zone of the owner, YYYY-MM-DD; default is today as far as it is. */
  day?: string;
};
export type GetBooksApiResponse =
  /** status 200 The closed days, newest first, each chained to the one before and signed. */ {
    /** The closed days, newest first, each chained to the one before and signed. */
    data: BookDayAnswer[];
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
export type GetBookKeysApiResponse = /** status 200 The keys that signed days, the present one last. */ {
  /** The keys that signed days, the present one last. */
  data: BookKeyAnswer[];
};
export type GetBookKeysApiArg = void;
export type GetReceiptApiResponse =
  /** status 200 The receipt of a decision, a dispute, a payout or a purchase; for those whom it concerns and Admins. */ {
    data: ReceiptAnswer;
  };
export type GetReceiptApiArg = {
  /** What it is a receipt of. */
  kind: string;
  /** Id of the record, 26 characters. */
  id: string;
};
export type GetRecordApiResponse =
  /** status 200 How somebody has judged as a buyer, or how their work was judged as a worker. */ {
    data: PersonRecordAnswer;
  };
export type GetRecordApiArg = {
  /** Id of the person, 26 characters. */
  userId: string;
};
export type GetSettingsApiResponse = /** status 200 What this installation offers */ {
  data: SettingsAnswer;
};
export type GetSettingsApiArg = void;
export type SubmitWorkApiResponse = /** status 201 Send work for a task; it takes one of its open places. */ {
  data: SubmissionAnswer;
};
export type SubmitWorkApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day; with another request it is refused. */
  'Idempotency-Key'?: string;
  submitWorkBody: SubmitWorkBody;
};
export type ListDecisionTimesApiResponse = /** status 200 How long work waited for its decision, week by week. */ {
  /** How long work waited for its decision, week by week. */
  data: DecisionTimeAnswer[];
};
export type ListDecisionTimesApiArg = void;
export type DecideSubmissionsApiResponse = /** status 200 Decide on up to 100 pieces of work, each on its own. */ {
  /** Decide on up to 100 pieces of work, each on its own. */
  data: DecidedAnswer[];
};
export type DecideSubmissionsApiArg = {
  decisionsBody: DecisionsBody;
};
export type ListReceivedApiResponse = /** status 200 The work you were sent. */ {
  /** The work you were sent. */
  data: SubmissionAnswer[];
  /** Where the list goes on. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListReceivedApiArg = {
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
export type ListReceivedAmongApiResponse = /** status 200 How the work stands that you were sent for these tasks. */ {
  /** How the work stands that you were sent for these tasks. */
  data: ReceivedForAnswer[];
};
export type ListReceivedAmongApiArg = {
  /** Ids of tasks. At most 100, with commas between them. */
  tasks: string;
};
export type CountReceivedApiResponse = /** status 200 How much work waits for your decision. */ {
  /** How much work waits for your decision. */
  data: number;
};
export type CountReceivedApiArg = void;
export type ReviewSubmissionApiResponse =
  /** status 200 Accept work, which pays its worker, or reject it, which opens its place again. */ {
    data: SubmissionStateAnswer;
  };
export type ReviewSubmissionApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  reviewBody: ReviewBody;
};
export type ListWorkerSubmissionsApiResponse = /** status 200 The work you sent, newest first. */ {
  /** The work you sent, newest first. */
  data: SubmissionAnswer[];
  /** Where the list goes on. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListWorkerSubmissionsApiArg = {
  /** Your own e-mail address. */
  email: string;
  /** Which page, the first is 0; a cursor goes before it. */
  page?: number;
  /** Rows per page. */
  size?: number;
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
};
export type ListSentAmongApiResponse = /** status 200 For which of these tasks you sent work. */ {
  /** For which of these tasks you sent work. */
  data: SentForAnswer[];
};
export type ListSentAmongApiArg = {
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
};
export type GetSubmissionApiResponse =
  /** status 200 One piece of work with all that led to where it stands; for its worker, its buyer and Admins. */ {
    data: DisputedSubmissionAnswer;
  };
export type GetSubmissionApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type GetWorkAgreementApiResponse =
  /** status 200 How the answers of the worker who sent this compare within its batch, where they are compared. */ {
    data: WorkAgreementAnswer;
  };
export type GetWorkAgreementApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type AskForChangesApiResponse =
  /** status 200 Ask for changes instead of deciding, once for each piece of work. */ {
    data: SubmissionAnswer;
  };
export type AskForChangesApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  changesBody: ChangesBody;
};
export type OpenDisputeApiResponse =
  /** status 201 Object to the rejection of your work, once and within seven days. */ {
    data: DisputeAnswer;
  };
export type OpenDisputeApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  openDisputeBody: OpenDisputeBody;
};
export type SendVersionApiResponse =
  /** status 201 Send the changes that your work’s buyer asked for; their time to decide begins anew. */ {
    data: SubmissionAnswer;
  };
export type SendVersionApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  versionBody: VersionBody;
};
export type ListTasksApiResponse = /** status 200 All tasks that take work. */ {
  /** All tasks that take work. */
  data: TaskAnswer[];
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
  /** Only tasks that take at most so many minutes: half of those who did it, else what the task allows. */
  maxMinutes?: number;
};
export type PostTaskApiResponse = /** status 201 Post a task; the coins of all its places are set aside. */ {
  data: TaskAnswer;
};
export type PostTaskApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day; with another request it is refused. */
  'Idempotency-Key'?: string;
  postTaskBody: PostTaskBody;
};
export type ListTaskFiltersApiResponse = /** status 200 Your saved filters, newest first */ {
  /** Your saved filters, newest first */
  data: SavedFilterAnswer[];
};
export type ListTaskFiltersApiArg = void;
export type SaveTaskFilterApiResponse = /** status 201 Save a filter and be told when something new fits */ {
  data: SavedFilterAnswer;
};
export type SaveTaskFilterApiArg = {
  saveFilterBody: SaveFilterBody;
};
export type RemoveTaskFilterApiResponse = /** status 200 Remove a saved filter */ {
  data: RemovedFilterAnswer;
};
export type RemoveTaskFilterApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type ListTaskTemplatesApiResponse = /** status 200 Your templates, newest first */ {
  /** Your templates, newest first */
  data: TaskTemplateAnswer[];
};
export type ListTaskTemplatesApiArg = void;
export type SaveTaskTemplateApiResponse = /** status 201 Keep the form for a new task as a template */ {
  data: TaskTemplateAnswer;
};
export type SaveTaskTemplateApiArg = {
  saveTemplateBody: SaveTemplateBody;
};
export type RemoveTaskTemplateApiResponse = /** status 200 Remove a template */ {
  data: ChangedTemplateAnswer;
};
export type RemoveTaskTemplateApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type RenameTaskTemplateApiResponse = /** status 200 Give a template another name */ {
  data: ChangedTemplateAnswer;
};
export type RenameTaskTemplateApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
  renameTemplateBody: RenameTemplateBody;
};
export type ListManagedTasksApiResponse = /** status 200 Every task whatever its state. */ {
  /** Every task whatever its state. */
  data: ManagedTaskAnswer[];
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
  data: BatchAnswer[];
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
    data: BatchAnswer;
  };
export type PostBatchApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day; with another request it is refused. */
  'Idempotency-Key'?: string;
  postBatchBody: PostBatchBody;
};
export type PreviewBatchApiResponse = /** status 200 What a batch would be and cost; nothing is posted. */ {
  data: BatchPreviewAnswer;
};
export type PreviewBatchApiArg = {
  postBatchBody: PostBatchBody;
};
export type GetBatchApiResponse = /** status 200 How far one of your batches has come. */ {
  data: BatchAnswer;
};
export type GetBatchApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type ListBatchAgreementApiResponse =
  /** status 200 How far the answers to each row of one of your batches agree, the least first. */ {
    /** How far the answers to each row of one of your batches agree, the least first. */
    data: ItemAgreementAnswer[];
    /** Where the list goes on. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type ListBatchAgreementApiArg = {
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
  /** Id of the record, 26 characters. */
  id: string;
};
export type GetBatchAgreementApiResponse = /** status 200 What the answers to one of your batches come to. */ {
  data: BatchAgreementAnswer;
};
export type GetBatchAgreementApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type ListBatchWorkersApiResponse =
  /** status 200 How often each worker of one of your batches is with the majority, and misses control items; most missed first. */ {
    /** How often each worker of one of your batches is with the majority, and misses control items; most missed first. */
    data: WorkerAgreementAnswer[];
    /** Where the list goes on. */
    page: {
      /** Cursor of the following page; null at the end. */
      next: string | null;
    };
  };
export type ListBatchWorkersApiArg = {
  /** Where to go on: page.next of the page before; left out for the first page. */
  cursor?: string;
  /** Rows per page, at most 100. */
  size?: number;
  /** Id of the record, 26 characters. */
  id: string;
};
export type CancelBatchApiResponse =
  /** status 200 Post no more tasks of a batch; the coins of the others come back, posted tasks stay. */ {
    data: BatchAnswer;
  };
export type CancelBatchApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
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
    data: DeletedTaskAnswer;
  };
export type DeleteTaskApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
};
export type ListUnsentTasksApiResponse = /** status 200 The tasks that take work and for which you have sent none. */ {
  /** The tasks that take work and for which you have sent none. */
  data: TaskAnswer[];
  /** Where the list goes on. */
  page: {
    /** Cursor of the following page; null at the end. */
    next: string | null;
  };
};
export type ListUnsentTasksApiArg = {
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
  /** Only tasks that take at most so many minutes: half of those who did it, else what the task allows. */
  maxMinutes?: number;
};
export type ChangeOpenSlotsApiResponse =
  /** status 200 Open more places or give some up; the difference is paid or comes back. */ {
    data: TaskAnswer;
  };
export type ChangeOpenSlotsApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  openSlotsBody: OpenSlotsBody;
};
export type EditTaskApiResponse =
  /** status 200 Word a task anew; work that was sent before keeps the text it answered. */ {
    data: TaskAnswer;
  };
export type EditTaskApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
  editTaskBody: EditTaskBody;
};
export type ListBuyerTasksApiResponse = /** status 200 The tasks of one buyer. */ {
  /** The tasks of one buyer. */
  data: TaskAnswer[];
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
  /** By completion date: asc = soonest first, dsc = latest first; empty = newest task first. */
  sort?: '' | 'asc' | 'dsc';
};
export type GetTaskApiResponse = /** status 200 One task, and what you have sent for it. */ {
  data: TaskDetailsAnswer;
};
export type GetTaskApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type GiveBackPlaceApiResponse =
  /** status 200 Let the place of a task go that is kept for you; there need not be one any more. */ {
    data: GivenBackAnswer;
  };
export type GiveBackPlaceApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
};
export type ClaimPlaceApiResponse =
  /** status 201 Keep an open place of a task for yourself, for as long as its buyer allows. */ {
    data: ClaimedAnswer;
  };
export type ClaimPlaceApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
};
export type GetTaskResultsApiResponse = unknown;
export type GetTaskResultsApiArg = {
  /** csv: a table with a head; jsonl: a JSON object on each line. */
  format?: 'csv' | 'jsonl';
  /** Id of the record, 26 characters. */
  id: string;
};
export type GetUserApiResponse = /** status 200 A person's record */ {
  data: UserAnswer;
};
export type GetUserApiArg = {
  /** Whose record. */
  email: string;
};
export type ListUsersApiResponse = /** status 200 Everybody, the newest first */ {
  /** Everybody, the newest first */
  data: UserAnswer[];
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
  data: BestWorkerAnswer[];
};
export type ListBestWorkersApiArg = void;
export type RemoveUserApiResponse = /** status 200 Remove a person */ {
  data: RemovedUser;
};
export type RemoveUserApiArg = {
  /** Id of the person. */
  id: any;
};
export type CorrectBalanceApiResponse = /** status 200 Correct a person's coin balance, with a reason */ {
  data: UserAnswer;
};
export type CorrectBalanceApiArg = {
  /** Id of the person. */
  id: any;
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day; with another request it is refused. */
  'Idempotency-Key'?: string;
  correctBalanceBody: CorrectBalanceBody;
};
export type ChangeRoleApiResponse = /** status 200 Change a person's role */ {
  data: UserAnswer;
};
export type ChangeRoleApiArg = {
  /** Id of the person. */
  id: any;
  roleBody: RoleBody;
};
export type SaveUserApiResponse = /** status 200 Save the profile after the account was created */ {
  data: UserAnswer;
};
export type SaveUserApiArg = {
  /** The e-mail that the identity token proves. */
  email: string;
  newUserBody: NewUserBody;
};
export type GetLedgerHealthApiResponse =
  /** status 200 Whether every coin is where its transfers say, and what all of them are worth, as last checked. */ {
    data: LedgerHealthAnswer;
  };
export type GetLedgerHealthApiArg = void;
export type CheckLedgerApiResponse =
  /** status 202 Ask for a new check of the ledger; getLedgerHealth shows its result once it has ended. */ {
    data: LedgerHealthAnswer;
  };
export type CheckLedgerApiArg = void;
export type GetTransferProofApiResponse =
  /** status 200 What shows that one of your own transfers is in the books of its day; 404 until that is closed. */ {
    data: TransferProofAnswer;
  };
export type GetTransferProofApiArg = {
  /** Id of one of your own transfers, as the statement has it. */
  transfer: string;
};
export type GetStatementApiResponse =
  /** status 200 Every transfer of your coins, newest first, with the balance after it. Narrowed to one group a page may hold few lines, or none, while more remain. */ {
    /** Every transfer of your coins, newest first, with the balance after it. Narrowed to one group a page may hold few lines, or none, while more remain. */
    data: StatementLineAnswer[];
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
export type ListWebhooksApiResponse = /** status 200 Your webhooks, newest first */ {
  /** Your webhooks, newest first */
  data: WebhookAnswer[];
};
export type ListWebhooksApiArg = void;
export type AddWebhookApiResponse = /** status 201 Have an address told what happens */ {
  data: WebhookWithSecretAnswer;
};
export type AddWebhookApiArg = {
  addWebhookBody: AddWebhookBody;
};
export type RemoveWebhookApiResponse = /** status 200 Tell an address nothing any more */ {
  data: WebhookDoneAnswer;
};
export type RemoveWebhookApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type ListDeliveriesApiResponse =
  /** status 200 What was sent to a webhook within a month, newest first, and what it answered */ {
    /** What was sent to a webhook within a month, newest first, and what it answered */
    data: DeliveryAnswer[];
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
export type SendDeliveryAgainApiResponse = /** status 202 Send a message again, under the same webhook-id */ {
  data: WebhookDoneAnswer;
};
export type SendDeliveryAgainApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
  /** Id of a message to it, 26 characters. */
  delivery: string;
};
export type SwitchWebhookOnApiResponse = /** status 200 Switch one on that had failed for too long */ {
  data: WebhookDoneAnswer;
};
export type SwitchWebhookOnApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type RenewWebhookSecretApiResponse = /** status 200 A new secret; the former one signs beside it for a day */ {
  data: WebhookWithSecretAnswer;
};
export type RenewWebhookSecretApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type TestWebhookApiResponse = /** status 202 Send a message that says nothing */ {
  data: WebhookDoneAnswer;
};
export type TestWebhookApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type ListWithdrawalsApiResponse = /** status 200 Your own requests, newest first. */ {
  /** Your own requests, newest first. */
  data: WithdrawalAnswer[];
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
    data: WithdrawalAnswer;
  };
export type RequestWithdrawalApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day; with another request it is refused. */
  'Idempotency-Key'?: string;
  requestWithdrawalBody: RequestWithdrawalBody;
};
export type CancelWithdrawalApiResponse =
  /** status 200 Take your own pending request back; the coins are available again. */ {
    data: WithdrawalStateAnswer;
  };
export type CancelWithdrawalApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
};
export type DecideWithdrawalApiResponse =
  /** status 200 Accept a request, which queues its payout, or reject it; the coins are set aside to be paid or come back. */ {
    data: WithdrawalStateAnswer;
  };
export type DecideWithdrawalApiArg = {
  /** Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one answer for a day; with another request it is refused. */
  'Idempotency-Key'?: string;
  /** Id of the record, 26 characters. */
  id: string;
  decideWithdrawalBody: DecideWithdrawalBody;
};
export type RevealAccountNumberApiResponse =
  /** status 200 The whole account number to pay to; every look is written down. */ {
    data: AccountNumberAnswer;
  };
export type RevealAccountNumberApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type GetWithdrawalSignalsApiResponse =
  /** status 200 What an Admin had better look at before money leaves: signals with their numbers and the rows behind them. */ {
    data: WithdrawalSignalsAnswer;
  };
export type GetWithdrawalSignalsApiArg = {
  /** Id of the record, 26 characters. */
  id: string;
};
export type AccountAnswer = {
  /** E-mail address of the account. */
  email: string;
  /** Whether they sign in with Google. */
  hasGoogle: boolean;
  /** Whether they sign in with a password. */
  hasPassword: boolean;
  /** The language they chose for pages; empty where they never did. */
  language: '' | 'en' | 'bn';
  /** How many recovery codes were not used yet. */
  recoveryCodes: number;
  /** Whether signing in takes a second factor. */
  secondFactor: boolean;
  /** Whether what their role opens stays closed until they have one. */
  secondFactorNeeded: boolean;
};
export type FieldProblem = {
  /** Stable name of the broken rule. */
  code: string;
  /** Path in the body or name in the query. */
  field: string;
  /** Number of the line of a file that is meant, from 1; for rows of files alone. */
  line?: number;
  /** One sentence in English. */
  message: string;
};
export type Problem = {
  /** Stable code of the refusal. */
  code:
    | 'access/cross-site'
    | 'access/embedded'
    | 'access/forbidden'
    | 'account/coins-changed'
    | 'account/dispute-under-way'
    | 'account/last-admin'
    | 'account/payout-under-way'
    | 'auth/challenge-over'
    | 'auth/email-already-in-use'
    | 'auth/email-unverified'
    | 'auth/google-failed'
    | 'auth/google-needs-password'
    | 'auth/identity-token-required'
    | 'auth/invalid-credential'
    | 'auth/invalid-reset-token'
    | 'auth/invalid-verification-token'
    | 'auth/no-password'
    | 'auth/not-signed-in'
    | 'auth/popup-closed'
    | 'auth/profile-incomplete'
    | 'auth/second-factor-needed'
    | 'auth/second-factor-off'
    | 'auth/second-factor-on'
    | 'auth/too-many-requests'
    | 'auth/weak-password'
    | 'auth/wrong-code'
    | 'auth/wrong-password'
    | 'batch/ended'
    | 'batch/faulty-rows'
    | 'claim/paused'
    | 'claim/too-many'
    | 'dispute/already-answered'
    | 'dispute/already-decided'
    | 'dispute/already-open'
    | 'dispute/no-cover'
    | 'dispute/not-rejected'
    | 'dispute/too-early'
    | 'dispute/too-late'
    | 'filter/too-many'
    | 'image/not-an-image'
    | 'image/not-own-proof'
    | 'image/piece-too-small'
    | 'image/store-unavailable'
    | 'image/too-large'
    | 'image/unknown-protocol'
    | 'image/upload-expired'
    | 'image/wrong-offset'
    | 'key/invalid'
    | 'key/not-open'
    | 'key/scope-missing'
    | 'key/too-many'
    | 'key/too-many-calls'
    | 'notice-mail/bad-link'
    | 'notification/too-many-streams'
    | 'payment/gateway-unavailable'
    | 'payment/invalid-signature'
    | 'payment/unknown-package'
    | 'payout-account/too-many'
    | 'payout/file-refused'
    | 'payout/nothing-queued'
    | 'request/idempotency-mismatch'
    | 'request/invalid'
    | 'request/not-found'
    | 'request/too-large'
    | 'request/too-slow'
    | 'request/unsupported-media-type'
    | 'review/rejections-paused'
    | 'server/no-answer'
    | 'server/outcome-unknown'
    | 'server/unavailable'
    | 'server/unexpected'
    | 'submission/already-reviewed'
    | 'submission/already-submitted'
    | 'submission/changes-already-asked'
    | 'submission/changes-awaited'
    | 'submission/link-missing'
    | 'submission/no-changes-asked'
    | 'submission/not-a-worker'
    | 'submission/pictures-missing'
    | 'submission/proof-missing'
    | 'submission/workers-only'
    | 'task/closed'
    | 'task/deadline-in-past'
    | 'task/no-open-slot'
    | 'task/text-changed'
    | 'template/too-many'
    | 'user/admin-is-protected'
    | 'user/email-unverified'
    | 'wallet/not-enough-coins'
    | 'webhook/address-refused'
    | 'webhook/too-many'
    | 'withdrawal/already-decided'
    | 'withdrawal/below-minimum'
    | 'withdrawal/not-enough-coins'
    | 'withdrawal/too-many-pending';
  /** One sentence in English. */
  detail: string;
  /** Each field that was refused. */
  errors?: FieldProblem[];
  /** URN with the id of this request, as in the x-request-id header. */
  instance?: string;
  /** The same as detail. */
  message: string;
  /** The HTTP status. */
  status: number;
  /** The HTTP status in words. */
  title: string;
  /** URN of the kind of problem. */
  type: string;
};
export type PileAnswer = {
  /** The coins that they are about. */
  coins: number;
  /** How many. */
  count: number;
};
export type ClosingAnswer = {
  /** Coins that you can spend or withdraw now. */
  available: number;
  /** Coins that would be lost: those that you have, and those of open places and unposted tasks. */
  coinsLost: number;
  /** Disputes of yours that nobody decided. */
  disputes: PileAnswer;
  /** Tasks of yours with open places, which would close. */
  openTasks: PileAnswer;
  /** Withdrawals that are not decided, or whose money has not arrived. */
  payouts: PileAnswer;
  /** Purchases that are not paid for yet. Money that arrives afterwards brings no coins and is given back. */
  purchases: PileAnswer;
  /** Why the account cannot be closed now; null where it can. */
  refusal: ('account/last-admin' | 'account/payout-under-way' | 'account/dispute-under-way' | null) | null;
  /** Tasks of your batches that would not be posted. */
  unpostedTasks: PileAnswer;
  /** Work of yours that nobody decided on, which would be taken back without pay. */
  workSent: PileAnswer;
  /** Work that waits for your decision, which would be accepted and paid out of what was set aside. */
  workToDecide: PileAnswer;
};
export type ClosedAnswer = {
  /** Always true: nobody signs in to this account any more. */
  done: boolean;
};
export type CloseAccountBody = {
  /** Coins that you agree to lose, as GET /account/closing tells them. */
  coins: number;
  /** Your own password. */
  password: string;
};
export type Done = {
  /** Always true: what was asked for has been done, or will be. */
  done: boolean;
};
export type LanguageBody = {
  /** What pages shall be written in. */
  language: 'en' | 'bn';
};
export type NoticeMailAnswer = {
  /** The kinds of notices that your role is told of. */
  kinds: ('money' | 'work' | 'tasks' | 'disputes' | 'newTasks' | 'account' | 'house')[];
  /** Whether this installation sends mails at all. */
  mails: boolean;
  /** Those of them that are mailed to you. */
  on: ('money' | 'work' | 'tasks' | 'disputes' | 'newTasks' | 'account' | 'house')[];
  /** `daily`: together, once a day at most. `at-once`: each within minutes. */
  pace: 'daily' | 'at-once';
  /** Whether your address is proved to be yours. Nothing is mailed to you before. */
  verified: boolean;
};
export type NoticeMailBody = {
  /** Of the kinds that your role is told of, those that are mailed. The others are not. */
  on: ('money' | 'work' | 'tasks' | 'disputes' | 'newTasks' | 'account' | 'house')[];
  /** How often. */
  pace: 'daily' | 'at-once';
};
export type ChangePasswordBody = {
  /** The new one: at least 6 characters with a lowercase and an uppercase letter. */
  newPassword: string;
  /** The password of until now. */
  password: string;
};
export type QrCodeAnswer = {
  /** The dark squares as the path of an SVG picture whose viewBox is `0 0 size size`. */
  path: string;
  /** Number of squares on each side, the white edge among them. */
  size: number;
};
export type BegunSecondFactor = {
  /** The `otpauth:` address that the picture holds. */
  address: string;
  /** The picture for the camera of the authenticator. */
  qr: QrCodeAnswer;
  /** What to type into an authenticator that reads no pictures, in base 32. Shown this once. */
  secret: string;
};
export type BeginSecondFactorBody = {
  /** Their own password, where they have one. */
  password?: string;
};
export type CodeBody = {
  /** Six digits of the authenticator, Bangla digits welcome, or a recovery code. */
  code: string;
};
export type RecoveryCodesAnswer = {
  /** Each signs its owner in once, without the authenticator. Shown this once, kept as hashes. */
  recoveryCodes: string[];
};
export type DeviceAnswer = {
  /** Id of the session. */
  _id: string;
  /** IP address from which it was used last. */
  address: string;
  /** What the browser calls itself (its User-Agent); may be empty. */
  browser: string;
  /** Whether it is the one that asks. */
  current: boolean;
  /** When somebody signed in there. */
  openedAt: string;
  /** When it was used last, within a quarter of an hour. */
  usedAt: string;
};
export type BrakedPersonAnswer = {
  /** Id of the person. */
  _id: string;
  /** E-mail address of the buyer. */
  email: string;
  /** Address of their picture; empty for none. */
  image: string;
  /** Name of the person; empty for somebody who was removed. */
  name: string;
};
export type BrakedBuyerAnswer = {
  /** Who rejects no more. */
  buyer: BrakedPersonAnswer;
  /** How many of the last decisions are looked at. */
  decided: number;
  /** Ids of the work among them that was rejected, the latest first. */
  rejected: string[];
  /** Since when. */
  since: string;
};
export type LiftedAnswer = {
  /** Id of the buyer. */
  _id: string;
};
export type LiftBrakeBody = {
  /** true: the buyer may reject again; false changes nothing. */
  lifted: boolean;
  /** Why, for the audit log. */
  reason: string;
};
export type AuditedPersonAnswer = {
  /** Id. */
  _id: string;
  /** E-mail address; empty for somebody who was removed. */
  email: string;
  /** Name; empty for somebody who was removed. */
  name: string;
};
export type AuditEntryAnswer = {
  /** Id of the entry. */
  _id: string;
  /** What was done. */
  action:
    | 'role-changed'
    | 'balance-corrected'
    | 'person-removed'
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
  /** E-mail address of the Admin. */
  adminEmail: string;
  /** Name of the Admin; empty for one who was removed, null for the owner on the server's command line. */
  adminName: string | null;
  /** What was done, by names that belong to the action: `from` and `to` of a role, `cents` of a withdrawal. */
  details: {
    [key: string]: string | number | boolean;
  };
  /** Whom it concerned; null for nobody in particular. */
  person: AuditedPersonAnswer | null;
  /** The reason that was given, or what was changed. */
  reason: string;
  /** To whom or what: a title or an e-mail address; the id of what is gone. */
  subject: string;
  /** When it was done. */
  time: string;
};
export type ProofAnswer = {
  /** Send it with a code to POST /auth/second-factor within five minutes. Empty where there is no second factor to prove. */
  challengeToken: string;
  /** Shown name; empty before the profile was saved. */
  displayName: string;
  /** The proven e-mail address, in its one spelling. */
  email: string;
  /** Identity token: send it as `Authorization: Bearer` within five minutes. Empty where the second factor is still to be proved. */
  identityToken: string;
  /** The language they chose for pages; empty where they never did. */
  language: '' | 'en' | 'bn';
  /** Address of the photo; empty where there is none. */
  photoURL: string;
};
export type CredentialsBody = {
  /** E-mail address of the account. */
  email: string;
  /** At least 6 characters with a lowercase and an uppercase letter. */
  password: string;
};
export type ResetRequestBody = {
  /** E-mail address that the link goes to. */
  email: string;
};
export type ResetBody = {
  /** The new password: at least 6 characters with a lowercase and an uppercase letter. */
  password: string;
  /** The token of the mailed link. */
  token: string;
};
export type ProfileAnswer = {
  /** Shown name. */
  displayName: string;
  /** E-mail address of the account. */
  email: string;
  /** Address of the photo; empty where there is none. */
  photoURL: string;
};
export type ProfileBody = {
  /** Shown name. */
  displayName?: string;
  /** Address of the photo. */
  photoURL?: string;
};
export type ChallengeBody = {
  /** `challengeToken` of the answer to the first proof. */
  challengeToken: string;
  /** Six digits of the authenticator, Bangla digits welcome, or a recovery code. */
  code: string;
};
export type VerificationBody = {
  /** The token of the mailed link. */
  token: string;
};
export type ClaimAnswer = {
  /** Coins that the place pays. */
  payableAmount: number;
  /** Id of the task. */
  taskId: string;
  /** Title of the task. */
  title: string;
  /** Until when a place of it is kept for you. */
  until: string;
};
export type FaceAnswer = {
  /** Id of the person. */
  _id: string;
  /** Address of their picture; empty for none. */
  image: string;
  /** Name of the person; empty for somebody who was removed. */
  name: string;
};
export type DisputedTaskAnswer = {
  /** Id of the task. */
  _id: string;
  /** Its title when the work was sent. */
  title: string;
};
export type DisputeAnswer = {
  /** Id of the dispute. */
  _id: string;
  /** What the buyer says; null for nothing. */
  answer: string | null;
  /** When the buyer said it. */
  answeredAt: string | null;
  /** Whose rejection it is. */
  buyer: FaceAnswer;
  /** When it was decided. */
  decidedAt: string | null;
  /** What comes next: the end of the buyer’s time, then the time when the worker is paid; null once it is decided. */
  due: string | null;
  /** When it began. */
  openedAt: string;
  /** How it ended; null while it has not. */
  outcome: ('conceded' | 'for-worker' | 'for-buyer' | 'silence' | 'worker-left' | 'buyer-left' | null) | null;
  /** Coins that the work pays. */
  payableAmount: number;
  /** Addresses of the pictures that the worker added. */
  pictures: string[];
  /** Why it was decided so; null where nobody gave a reason. */
  reason: string | null;
  /** Where it stands. */
  state: 'open' | 'answered' | 'decided';
  /** What the worker says; empty for somebody who was removed. */
  statement: string;
  /** Id of the work that it is about. */
  submissionId: string;
  /** The task of the work. */
  task: DisputedTaskAnswer;
  /** Who objects. */
  worker: FaceAnswer;
};
export type AnswerDisputeBody = {
  /** true: the worker is right and is paid; then no statement is needed. */
  concede?: boolean;
  /** Why the rejection is right. */
  statement?: string;
};
export type DecideDisputeBody = {
  /** Who is right. */
  for: 'worker' | 'buyer';
  /** Why, for both to read. */
  reason: string;
};
export type StoredImage = {
  /** Address of the picture: a path on this origin, or an https URL. */
  display_url: string;
};
export type UploadState = {
  /** Names the upload. */
  _id: string;
  /** Address of the picture, as POST /image/proof answers it; empty until all of it is here. */
  display_url: string;
  /** When it is forgotten. */
  expires: string;
  /** Number of bytes of the whole file. */
  length: number;
  /** Number of bytes that are here; the next piece begins there. */
  received: number;
};
export type UserAnswer = {
  /** Id of the person. */
  _id: string;
  /** Coins that can be spent or withdrawn now. */
  availableCoin: number;
  /** Coins: what can be spent now, and what waits for a decision on a withdrawal. */
  coin: number;
  /** E-mail address. */
  email: string;
  /** Whether the address was proved to be theirs; until then they cannot post, submit, buy or withdraw. */
  emailVerified: boolean;
  /** Address of the photo; empty where there is none. */
  image: string;
  /** Shown name. */
  name: string;
  /** What the person may do. */
  role: 'Worker' | 'Buyer' | 'Admin';
};
export type SessionBody = {
  /** The e-mail that the identity token proves. */
  email: string;
};
export type AccessKeyAnswer = {
  /** Id. */
  _id: string;
  /** When it opens nothing any more. */
  expiresAt: string;
  /** When it was last used, to the minute; null before the first time. */
  lastUsedAt: string | null;
  /** When it was made. */
  madeAt: string;
  /** What it is for. */
  name: string;
  /** How the key begins. */
  prefix: string;
  /** What it may open. */
  scopes: (
    | 'tasks:read'
    | 'tasks:write'
    | 'submissions:read'
    | 'submissions:write'
    | 'submissions:review'
    | 'wallet:read'
    | 'webhooks'
  )[];
  /** open: it can be used; expired: its time is over; ended: by a new password, another role or signing out everywhere. */
  state: 'open' | 'expired' | 'ended';
};
export type MadeKeyAnswer = {
  /** Id. */
  _id: string;
  /** When it opens nothing any more. */
  expiresAt: string;
  /** The key. It is shown this once. */
  key: string;
  /** When it was last used, to the minute; null before the first time. */
  lastUsedAt: string | null;
  /** When it was made. */
  madeAt: string;
  /** What it is for. */
  name: string;
  /** How the key begins. */
  prefix: string;
  /** What it may open. */
  scopes: (
    | 'tasks:read'
    | 'tasks:write'
    | 'submissions:read'
    | 'submissions:write'
    | 'submissions:review'
    | 'wallet:read'
    | 'webhooks'
  )[];
  /** open: it can be used; expired: its time is over; ended: by a new password, another role or signing out everywhere. */
  state: 'open' | 'expired' | 'ended';
};
export type MakeKeyBody = {
  /** Days until it opens nothing any more. */
  days?: number;
  /** What the key is for, in your own words. */
  name: string;
  /** What it may open. */
  scopes: (
    | 'tasks:read'
    | 'tasks:write'
    | 'submissions:read'
    | 'submissions:write'
    | 'submissions:review'
    | 'wallet:read'
    | 'webhooks'
  )[];
};
export type KeyBearerAnswer = {
  /** The person for whom the key speaks. */
  email: string;
  /** When it opens nothing any more. */
  expiresAt: string;
  /** What they are here for. */
  role: 'Worker' | 'Buyer' | 'Admin';
  /** What the key may open. */
  scopes: (
    | 'tasks:read'
    | 'tasks:write'
    | 'submissions:read'
    | 'submissions:write'
    | 'submissions:review'
    | 'wallet:read'
    | 'webhooks'
  )[];
};
export type RevokedAnswer = {
  /** Always true: it opens nothing any more. */
  done: boolean;
};
export type Subscribed = {
  /** The address as it was noted. */
  email: string;
};
export type NewsletterBody = {
  /** Where the news shall go. */
  email: string;
};
export type OffAnswer = {
  /** Always true: no notice is mailed to this person any more. */
  done: boolean;
};
export type NotificationAnswer = {
  /** Id of the notification. */
  _id: string;
  /** What it says, for clients with sentences of their own. */
  code:
    | 'submission/accepted'
    | 'submission/rejected'
    | 'submission/rejected-with-reason'
    | 'submission/accepted-in-time'
    | 'submission/decided-for-you'
    | 'submission/accepted-buyer-left'
    | 'submission/received'
    | 'submission/changes-asked'
    | 'submission/revised'
    | 'submission/not-revised'
    | 'submission/changes-not-sent'
    | 'submission/worker-left'
    | 'review/rejections-paused'
    | 'review/buyer-paused'
    | 'review/rejections-allowed'
    | 'dispute/opened'
    | 'dispute/answered'
    | 'dispute/conceded'
    | 'dispute/won'
    | 'dispute/lost'
    | 'dispute/not-won'
    | 'dispute/not-lost'
    | 'dispute/won-by-silence'
    | 'dispute/lost-by-silence'
    | 'dispute/won-buyer-left'
    | 'dispute/worker-left'
    | 'task/expired'
    | 'task/deleted-by-admin'
    | 'batch/done'
    | 'batch/past'
    | 'filter/matched'
    | 'withdrawal/accepted'
    | 'withdrawal/rejected'
    | 'payout-account/saved'
    | 'payout/sent'
    | 'payout/confirmed'
    | 'payout/failed'
    | 'payout/doubtful-amount'
    | 'payout/doubtful-twice'
    | 'payout/doubtful-reference'
    | 'payment/settled'
    | 'payment/frozen'
    | 'payment/case-unmatched'
    | 'payment/case-refunded'
    | 'payment/case-disputed'
    | 'balance/corrected'
    | 'user/role-changed'
    | 'webhook/switched-off'
    | 'admin/message';
  /** The sentence in English. */
  message: string;
  /** What fills the sentence; `about`, where it is there, is the id of what it tells of. */
  params: {
    [key: string]: string | number;
  };
  /** Whether it was marked read. */
  read: boolean;
  /** When it was written. */
  time: string;
  /** Whom it is for. */
  toEmail: string;
};
export type PageAnswer = {
  /** Cursor of the following page; null at the end. */
  next: string | null;
};
export type NotificationListAnswer = {
  /** A page, newest first. */
  data: NotificationAnswer[];
  /** Where it goes on. */
  page: PageAnswer;
  /** How many there are, counted up to 1,000. */
  total: number;
  /** How many of all you have not marked read, counted up to 1,000. */
  unread: number;
};
export type DoneAnswer = {
  /** true: it is done. */
  done: boolean;
};
export type SendNotificationBody = {
  /** What to tell. */
  message: string;
  /** Decided by the server; ignored when sent. */
  time?: string;
  /** Whom to tell. */
  toEmail: string;
};
export type CountChange = {
  /** In the 30 days before. */
  earlier: number;
  /** In the last 30 days. */
  lately: number;
};
export type DollarChange = {
  /** Dollars in the 30 days before. */
  earlier: number;
  /** Dollars in the last 30 days. */
  lately: number;
};
export type AdminChanges = {
  /** People who joined and are Buyers. */
  buyers: CountChange;
  /** Payouts that arrived. */
  payments: DollarChange;
  /** People who joined and are Workers. */
  workers: CountChange;
};
export type AdminDay = {
  /** Coins paid out. */
  coinsRedeemed: number;
  /** Coins sold. */
  coinsSold: number;
  /** Calendar day, YYYY-MM-DD. */
  day: string;
  /** People who signed up. */
  newPeople: number;
};
export type PayoutStandingAnswer = {
  /** Since when it stands so. */
  at: string;
  /** By when the money is promised; null while nobody has decided. */
  due: string | null;
  /** Why it failed; null where it did not. */
  reason: string | null;
  /** What the payment service calls it; null as long as it was not sent. */
  reference: string | null;
  /** Where the money is; waiting: nobody has decided on the withdrawal. */
  state: 'waiting' | 'queued' | 'sent' | 'confirmed' | 'failed';
};
export type RiskTagAnswer = {
  /** What it is. */
  code:
    | 'shared-account'
    | 'unpaid-buyers'
    | 'refundable'
    | 'quick-acceptance'
    | 'one-buyer'
    | 'disputes-lost'
    | 'new-account';
  /** How much it tells. */
  level: 'high' | 'medium' | 'low';
};
export type QueuedWithdrawalAnswer = {
  /** Id of the request. */
  _id: string;
  /** The end of the account number. */
  accountNumberMasked: string;
  /** From when its money may leave; null where its account is not new to the worker. */
  payableFrom: string | null;
  /** How to be paid. */
  paymentSystem: 'bkash' | 'nagad' | 'rocket' | 'card';
  /** Where its money is; null where it was rejected or cancelled. */
  payout: PayoutStandingAnswer | null;
  /** What an Admin had better look at, the most telling first; none once it is decided. */
  signals: RiskTagAnswer[];
  /** Where it stands. */
  status: 'pending' | 'accepted' | 'rejected' | 'cancelled';
  /** When it was asked for. */
  withdrawDate: string;
  /** Dollars they are worth, with at most two decimals. */
  withdrawalAmount: number;
  /** Coins. */
  withdrawalCoin: number;
  /** Who asks. */
  worker: FaceAnswer;
  /** E-mail address of the worker. */
  workerEmail: string;
};
export type TotalCoins = {
  /** Coins. */
  totalCoins: number;
};
export type TotalPaid = {
  /** Dollars, with at most two decimals. */
  totalPaid: number;
};
export type AdminOverviewAnswer = {
  /** What came lately, beside what came before. */
  changes: AdminChanges;
  /** The last 90 days; days without anything are left out. */
  history: AdminDay[];
  /** A page of withdrawals: pending first, those that wait longest, of them those with the most telling signals in front; then decided, latest first. */
  pendingPayments: QueuedWithdrawalAnswer[];
  /** Exactly one: what all people together can spend or withdraw. */
  totalAvailableCoin: TotalCoins[];
  /** People with role Buyer. */
  totalBuyer: number;
  /** Exactly one: accepted withdrawals. */
  totalPayment: TotalPaid[];
  /** People with role Worker. */
  totalWorker: number;
};
export type BuyerChanges = {
  /** Paid for coins. */
  payments: DollarChange;
  /** Tasks posted, deleted ones included. */
  tasks: CountChange;
};
export type BuyerDay = {
  /** Submissions accepted. */
  accepted: number;
  /** Calendar day, YYYY-MM-DD. */
  day: string;
  /** Submissions rejected. */
  rejected: number;
  /** Coins that accepted work cost. */
  spent: number;
};
export type BuyerTaskFigures = {
  /** Tasks that are not deleted. */
  countOfTasks: number;
  /** Open places over all of them. */
  totalRequiredWorkers: number;
};
export type ChangesAnswer = {
  /** When it was asked for. */
  askedAt: string;
  /** Until when it is awaited; null once it is here, or the work is decided. */
  due: string | null;
  /** What is to be changed. */
  note: string;
};
export type SubmittedTaskAnswer = {
  /** Id of the task. */
  _id: string;
  /** Coins this work pays, fixed when it was sent. */
  payableAmount: number;
  /** Open places of the task now. */
  requiredWorkers: number;
  /** What was to be done when the work was sent. */
  taskDetail: string;
  /** Title of the task when the work was sent. */
  title: string;
};
export type SubmissionWorkerAnswer = {
  /** Id of the person. */
  _id: string;
  /** E-mail address of the worker; empty for somebody who was removed. */
  email: string;
  /** Address of their picture; empty for none. */
  image: string;
  /** Name of the person; empty for somebody who was removed. */
  name: string;
};
export type SubmissionAnswer = {
  /** Id of the submission. */
  _id: string;
  /** When it is accepted by itself unless the buyer decides before; null where that is over or switched off. */
  acceptedAt: string | null;
  /** Who decides. */
  buyer: FaceAnswer;
  /** E-mail address of the buyer. */
  buyerEmail: string;
  /** What the buyer asked to be changed; null for nothing. */
  changes: ChangesAnswer | null;
  /** When it was sent. */
  currentDate: string;
  /** Addresses of the pictures that came with it. */
  pictures: string[];
  /** What kind of reason it is; null where none was said. */
  rejectionCode:
    ('instructions' | 'proof-missing' | 'proof-wrong' | 'duplicate' | 'spam' | 'other' | 'not-revised' | null) | null;
  /** Why the buyer rejected it; empty otherwise. */
  rejectionReason: string;
  /** Where it stands. */
  status: 'pending' | 'accepted' | 'rejected';
  /** The proof of the work. */
  submissionDetail: string;
  /** The task it answers. */
  task: SubmittedTaskAnswer;
  /** Number of the version: 1, or 2 once the changes that were asked for are here. What is shown is the last one. */
  version: number;
  /** Who sent it. */
  worker: SubmissionWorkerAnswer;
  /** E-mail address of the worker. */
  workerEmail: string;
};
export type BuyerOverviewAnswer = {
  /** What came lately, beside what came before. */
  changes: BuyerChanges;
  /** The last 90 days; days without anything are left out. */
  history: BuyerDay[];
  /** Exactly one. */
  overview: BuyerTaskFigures[];
  /** A page of the work for your tasks: pending first, then decided, latest first. */
  submissions: SubmissionAnswer[];
  /** Exactly one: what was paid for coins. */
  totalPayments: TotalPaid[];
};
export type WorkerChanges = {
  /** Coins earned. */
  earning: CountChange;
  /** Work sent. */
  submissions: CountChange;
};
export type WorkerDay = {
  /** Coins earned. */
  coins: number;
  /** Calendar day, YYYY-MM-DD. */
  day: string;
};
export type NewTasksAnswer = {
  /** How many, of the newest hundred. */
  count: number;
  /** Whether they fit one of your saved filters; false where you have none. */
  fitting: boolean;
  /** Whether all of the newest hundred are so new, and there may be more. */
  more: boolean;
};
export type Earning = {
  /** Coins ever earned by accepted work. */
  totalPayableAmount: number;
};
export type WorkerOverviewAnswer = {
  /** A page of accepted work, latest first. */
  acceptedSubmissions: SubmissionAnswer[];
  /** What came lately, beside what came before. */
  changes: WorkerChanges;
  /** The last 90 days; days without anything are left out. */
  history: WorkerDay[];
  /** Open tasks of the last seven days that you have not done yet. */
  newTasks: NewTasksAnswer;
  /** Work nobody decided on yet. */
  pendingSubmissionsCount: number;
  /** Work sent. */
  submissionCount: number;
  /** What it brought. */
  totalEarning: Earning;
};
export type PaymentAnswer = {
  /** Id of the purchase. */
  _id: string;
  /** Dollars, with at most two decimals. */
  amountPaid: number;
  /** E-mail address of the buyer. */
  buyerEmail: string;
  /** Coins bought. */
  coinsPurchased: number;
  /** When it was made. */
  purchaseDate: string;
  /** created: not paid yet; settled: the coins are there; failed: nobody paid. */
  state: 'created' | 'settled' | 'failed';
  /** Transaction id: TXN and 5 characters. */
  transID: string;
};
export type NewPaymentAnswer = {
  /** Id of the purchase. */
  _id: string;
  /** Dollars, with at most two decimals. */
  amountPaid: number;
  /** E-mail address of the buyer. */
  buyerEmail: string;
  /** Where to pay; null once it is settled. */
  checkoutUrl: string | null;
  /** Coins bought. */
  coinsPurchased: number;
  /** When it was made. */
  purchaseDate: string;
  /** created: not paid yet; settled: the coins are there; failed: nobody paid. */
  state: 'created' | 'settled' | 'failed';
  /** Transaction id: TXN and 5 characters. */
  transID: string;
};
export type BuyCoinsBody = {
  /** Decided by the server; ignored when sent. */
  amountPaid?: string;
  /** Decided by the server; ignored when sent. */
  buyerEmail?: string;
  /** Coins of one of the packages that GET /settings names. */
  coinsPurchased: number;
  /** Decided by the server; ignored when sent. */
  purchaseDate?: string;
  /** Decided by the server; ignored when sent. */
  transID?: string;
};
export type PaymentCaseAnswer = {
  /** Id of the entry. */
  _id: string;
  /** How much, in dollars or whatever the currency says, with at most two decimals. */
  amount: number;
  /** Three letters. */
  currency: string;
  /** Coins taken out of circulation for it. */
  frozenCoins: number;
  /** unmatched: paid, and no purchase of ours; refunded, disputed: what was paid went back, or is asked back. */
  kind: 'unmatched' | 'refunded' | 'disputed';
  /** The payment service's own name of the checkout or the payment. */
  payment: string;
  /** What did not match; or the kind again. */
  reason: 'purchase' | 'session' | 'amount' | 'currency' | 'refunded' | 'disputed';
  /** When it was told. */
  time: string;
  /** Transaction id of our purchase; null where there is none. */
  transID: string | null;
};
export type TakenBatchAnswer = {
  /** Id of the file. */
  _id: string;
  /** Name of the Admin who took it. */
  takenBy: string;
};
export type PayoutAnswer = {
  /** Id of the withdrawal that it pays. */
  _id: string;
  /** The end of the account number. */
  accountNumberMasked: string;
  /** Dollars they are worth, with at most two decimals. */
  amount: number;
  /** Since when it stands so. */
  at: string;
  /** A payment service pays it. */
  automatic: boolean;
  /** The file that it was taken with; null for none. */
  batch: TakenBatchAnswer | null;
  /** Coins. */
  coins: number;
  /** What cannot be right about what that service says, so that a person has to look; null for nothing. */
  doubt: ('amount' | 'twice' | 'reference' | null) | null;
  /** By when it is promised. */
  due: string;
  /** The promised time has passed and the money has not arrived. */
  overdue: boolean;
  /** How it is paid. */
  rail: 'bkash' | 'nagad' | 'rocket' | 'card';
  /** Why it failed; null where it did not. */
  reason: string | null;
  /** What the payment service calls it; null as long as nobody said. */
  reference: string | null;
  /** Where it stands. */
  state: 'queued' | 'sent' | 'confirmed' | 'failed';
  /** Who is paid. */
  worker: FaceAnswer;
};
export type PayoutAccountAnswer = {
  /** Id of the saved account. */
  _id: string;
  /** The end of the account number. */
  accountNumberMasked: string;
  /** From when money leaves for it; null where it does not wait, or no longer. */
  payableFrom: string | null;
  /** How to be paid. */
  paymentSystem: 'bkash' | 'nagad' | 'rocket' | 'card';
  /** When it was saved. */
  savedAt: string;
};
export type SaveAccountBody = {
  /** Account to be paid to: of bkash, nagad and rocket 01 and nine digits, of card 4 to 34 letters and digits; digits may be Bangla. Encrypted at rest. */
  accountNumber: string;
  /** Your own password, given again: with it money may leave for the account at once. */
  password?: string;
  /** How to be paid. */
  paymentSystem: 'bkash' | 'nagad' | 'rocket' | 'card';
};
export type RemovedAccountAnswer = {
  /** Always true: it is gone. */
  done: boolean;
};
export type PayoutBatchAnswer = {
  /** Id of the file. */
  _id: string;
  /** Dollars that they come to, with at most two decimals. */
  amount: number;
  /** How many payouts it has. */
  count: number;
  /** The file: comma-separated lines with whole account numbers, and room for what became of each. */
  csv: string;
  /** How they are paid. */
  rail: 'bkash' | 'nagad' | 'rocket' | 'card';
};
export type TakeBatchBody = {
  /** What is paid this way. */
  rail: 'bkash' | 'nagad' | 'rocket' | 'card';
};
export type PayoutReferencesAnswer = {
  /** For how many payouts the money has arrived now. */
  confirmed: number;
  /** How many payouts have failed now; their coins are back. */
  failed: number;
  /** How many payouts are sent now. */
  sent: number;
  /** How many payouts stood so before. */
  unchanged: number;
};
export type PayoutReferencesBody = {
  /** Comma-separated lines under a first one with the names of columns: payout, reference, and if need be state (sent, confirmed or failed), reason and amount. A reference alone says that the money was sent; a line without any of these is left as it is. */
  csv: string;
};
export type PayoutSheetGapAnswer = {
  /** Coins by the payout, or by the request for it. */
  coins: number;
  /** Coins by the ledger. */
  ledger: number;
  /** On which line. */
  line:
    | 'opening'
    | 'accepted'
    | 'taken'
    | 'sent'
    | 'confirmed'
    | 'failed'
    | 'closing'
    | 'waited'
    | 'asked'
    | 'approved'
    | 'rejected'
    | 'cancelled'
    | 'waiting';
  /** Id of the withdrawal; the ledger may know one that is no payout. */
  payout: string;
};
export type PayoutSheetPaymentAnswer = {
  /** Dollars they are worth, with at most two decimals. */
  amount: number;
  /** When. */
  at: string;
  /** Coins. */
  coins: number;
  /** What happened. */
  line: 'opening' | 'accepted' | 'taken' | 'sent' | 'confirmed' | 'failed' | 'closing';
  /** Id of the withdrawal that it pays. */
  payout: string;
  /** How it is paid. */
  rail: 'bkash' | 'nagad' | 'rocket' | 'card';
  /** Why it failed; null where it did not. */
  reason: string | null;
  /** What the payment service calls it; null where it has no name. */
  reference: string | null;
};
export type PayoutSheetFigureAnswer = {
  /** Dollars they are worth, with at most two decimals; below zero where they leave. */
  amount: number;
  /** Coins; below zero where they leave. */
  coins: number;
  /** How many payouts or requests; below zero where they leave. */
  count: number;
};
export type PayoutSheetLineAnswer = {
  /** Coins that the transfers of the ledger tell of; null for lines that move none. */
  ledger: number | null;
  /** What it tells of: what there was, what moved, or what there is. */
  line: 'opening' | 'accepted' | 'taken' | 'sent' | 'confirmed' | 'failed' | 'closing';
  /** What nobody took yet. */
  queued: PayoutSheetFigureAnswer;
  /** What is on its way. */
  sent: PayoutSheetFigureAnswer;
  /** What is taken, in a file or by a payment service, and not sent. */
  taken: PayoutSheetFigureAnswer;
  /** The three of them. */
  together: PayoutSheetFigureAnswer;
};
export type PayoutSheetRailAnswer = {
  /** Its lines, from what there was to what there is. */
  lines: PayoutSheetLineAnswer[];
  /** How it is paid. */
  rail: 'bkash' | 'nagad' | 'rocket' | 'card';
};
export type WaitingSheetLineAnswer = {
  /** Coins that transfers into and out of what the ledger holds for them tell of. */
  ledger: number;
  /** What it tells of: what waited before the day, what came and went, or what waits at its end. */
  line: 'waited' | 'asked' | 'approved' | 'rejected' | 'cancelled' | 'waiting';
  /** The requests themselves. */
  requests: PayoutSheetFigureAnswer;
};
export type PayoutSheetAnswer = {
  /** Day in the time zone of the owner. */
  day: string;
  /** When it began. */
  from: string;
  /** On how many lines payouts, or requests for them, and the ledger differ. */
  gapCount: number;
  /** The first few of those. */
  gaps: PayoutSheetGapAnswer[];
  /** Every column adds up, and agrees with the ledger payout by payout and request by request. */
  holds: boolean;
  /** The day is over. */
  over: boolean;
  /** How many payments were sent, arrived or failed. */
  paymentCount: number;
  /** The first 2000 of those, in their order. */
  payments: PayoutSheetPaymentAnswer[];
  /** The ways to pay that had anything. */
  rails: PayoutSheetRailAnswer[];
  /** All of them together. */
  total: PayoutSheetLineAnswer[];
  /** Up to when: the end of the day, or now. */
  until: string;
  /** Requests that nobody decided on. */
  waiting: WaitingSheetLineAnswer[];
};
export type BookDayAnswer = {
  /** SHA-256 of the text, in hex; the following entry names it. */
  hash: string;
  /** Place in the chain, from 1. */
  number: number;
  /** Ed25519 signature of the text, in base64. */
  signature: string;
  /** What was signed, letter by letter: JSON, as docs/proof describes it. */
  text: string;
};
export type BookKeyAnswer = {
  /** SHA-256 of the public key, in hex; entries name it. */
  id: string;
  /** When it was made. */
  madeAt: string;
  /** The 32 bytes of the Ed25519 public key, in base64. */
  publicKey: string;
};
export type PersonNameAnswer = {
  /** Id of the person. */
  _id: string;
  /** Name of the person; empty for somebody who was removed. */
  name: string;
};
export type WithdrawalAnswer = {
  /** Id of the request. */
  _id: string;
  /** The end of the account number. */
  accountNumberMasked: string;
  /** From when its money may leave; null where its account is not new to the worker. */
  payableFrom: string | null;
  /** How to be paid. */
  paymentSystem: 'bkash' | 'nagad' | 'rocket' | 'card';
  /** Where its money is; null where it was rejected or cancelled. */
  payout: PayoutStandingAnswer | null;
  /** Where it stands. */
  status: 'pending' | 'accepted' | 'rejected' | 'cancelled';
  /** When it was asked for. */
  withdrawDate: string;
  /** Dollars they are worth, with at most two decimals. */
  withdrawalAmount: number;
  /** Coins. */
  withdrawalCoin: number;
  /** Who asks. */
  worker: FaceAnswer;
  /** E-mail address of the worker. */
  workerEmail: string;
};
export type ReceiptTransferAnswer = {
  /** Id of the transfer. */
  _id: string;
  /** When. */
  at: string;
  /** How many coins. */
  coins: number;
  /** Kind of the account that they left. */
  from: string;
  /** What kind of event moved the coins. */
  kind: string;
  /** Kind of the account that they came to. */
  to: string;
};
export type DecisionAnswer = {
  /** When. */
  at: string;
  /** Who or what decided: silence is of the one whose turn it was. Null where nobody noted it. */
  by: ('buyer' | 'silence' | 'removal' | 'dispute' | null) | null;
  /** Why, in words; empty for none. */
  reason: string;
  /** What kind of reason it is; null where none was said. */
  reasonCode:
    ('instructions' | 'proof-missing' | 'proof-wrong' | 'duplicate' | 'spam' | 'other' | 'not-revised' | null) | null;
  /** What was decided. */
  status: 'pending' | 'accepted' | 'rejected';
};
export type ProofOfWorkAnswer = {
  /** At least one link. */
  link: boolean;
  /** At least so many pictures. */
  pictures: number;
  /** In words; empty for none. */
  text: string;
};
export type InstructionsAnswer = {
  /** What the work had to hold. */
  proof: ProofOfWorkAnswer;
  /** What was to be sent as proof. */
  submissionInfo: string;
  /** What was to be done. */
  taskDetail: string;
  /** Title of the task. */
  title: string;
  /** Version of the task's text. */
  version: number;
};
export type ReceiptPictureAnswer = {
  /** Address of the picture. */
  address: string;
  /** SHA-256 of its bytes in hexadecimal digits; null where they are not kept here. */
  sha256: string | null;
};
export type ReceiptVersionAnswer = {
  /** Number of the version, from 1 on. */
  number: number;
  /** The pictures that came with it. */
  pictures: ReceiptPictureAnswer[];
  /** When it was sent. */
  sentAt: string;
  /** The proof of the work. */
  submissionDetail: string;
};
export type ReceiptWorkAnswer = {
  /** What the buyer asked to be changed; null for nothing. */
  changes: ChangesAnswer | null;
  /** When it was sent. */
  currentDate: string;
  /** How it was decided. */
  decision: DecisionAnswer | null;
  /** The task as it read when the work was sent. */
  instructions: InstructionsAnswer;
  /** Coins that it pays. */
  payableAmount: number;
  /** Every version of the work, the first one first. */
  versions: ReceiptVersionAnswer[];
};
export type ReceiptAnswer = {
  /** Id of the work, the dispute, the withdrawal or the payment. */
  _id: string;
  /** Whose task it was, or who bought; null for a payout. */
  buyer: PersonNameAnswer | null;
  /** The dispute about it; null for none. */
  dispute: DisputeAnswer | null;
  /** What it is a receipt of. */
  kind: 'decision' | 'dispute' | 'payout' | 'purchase';
  /** The withdrawal; of a payout. */
  payout: WithdrawalAnswer | null;
  /** The payment; of a purchase. */
  purchase: PaymentAnswer | null;
  /** Coins that it moved, in their order. */
  transfers: ReceiptTransferAnswer[];
  /** What was asked, sent and decided; of a decision or a dispute. */
  work: ReceiptWorkAnswer | null;
  /** Whose work it was, or who withdrew; null for a purchase. */
  worker: PersonNameAnswer | null;
};
export type BuyerRecordAnswer = {
  /** How many pieces of work of those they accepted. */
  accepted: number;
  /** Pieces of work they decided on; what is disputed is left out. */
  decided: number;
  /** How many disputes an Admin decided for the worker. */
  disputesLost: number;
  /** How many hours half of their decisions came within; null while there are none. */
  medianHours: number | null;
  /** Pieces of work that were accepted because they did not decide in time. */
  silent: number;
  /** Since when they are a member. */
  since: string;
};
export type WorkerRecordAnswer = {
  /** How many pieces of work of those were accepted. */
  accepted: number;
  /** Pieces of their work that were decided on; what is disputed is left out. */
  decided: number;
  /** How many disputes an Admin decided for them. */
  disputesWon: number;
  /** Since when they are a member. */
  since: string;
};
export type PersonRecordAnswer = {
  /** Id of the person. */
  _id: string;
  /** For a buyer. */
  buyer: BuyerRecordAnswer | null;
  /** Name of the person. */
  name: string;
  /** What they are. */
  role: 'Worker' | 'Buyer' | 'Admin';
  /** For a worker. */
  worker: WorkerRecordAnswer | null;
};
export type DemonstrationAnswer = {
  /** E-mail address to sign in with. */
  email: string;
  /** Password to sign in with. */
  password: string;
  /** What this demonstration person may do. */
  role: 'Worker' | 'Buyer' | 'Admin';
};
export type FairAnswer = {
  /** Hours a worker has for changes that are asked for. */
  changesHours: number;
  /** Places of tasks that a worker may keep at the same time. */
  claimsAtOnce: number;
  /** Coins that the house gives in a month to workers who win a dispute for which nothing else is there; 0: none. */
  goodwillCoins: number;
  /** Within how many hours the money of an accepted withdrawal is promised. */
  payoutHours: number;
  /** How many in a hundred of these may be rejections, as a whole number. */
  rejectionsPercent: number;
  /** How many of the last decisions of a buyer decide whether they may go on rejecting; 0: none. */
  rejectionsWatched: number;
};
export type LimitsAnswer = {
  /** Fewest characters of a password. */
  passwordMinLength: number;
  /** Most coins per worker. */
  payableAmountMax: number;
  /** Most open places of a task. */
  requiredWorkersMax: number;
  /** Days after which a submission that nobody decided on is accepted; 0: it is not. */
  reviewDays: number;
};
export type LinksAnswer = {
  /** The code. */
  codeHost?: string;
  /** Behind Join as Developer. */
  developers?: string;
  /** A messenger. */
  messenger?: string;
  /** A professional network. */
  network?: string;
};
export type FiguresAnswer = {
  /** Tasks with open places. */
  activeJobs: number;
  /** Dollars paid out by accepted withdrawals, at most two decimals. */
  earningsPaidDollars: number;
  /** Accepted submissions. */
  tasksCompleted: number;
  /** People in the product. */
  totalUsers: number;
};
export type PackageAnswer = {
  /** Coins in it. */
  coins: number;
  /** Number of the package. */
  id: number;
  /** Price in dollars, at most two decimals. */
  price: number;
};
export type SettingsAnswer = {
  /** Seconds between two slides of the home page. */
  carouselSeconds: number;
  /** Coins that are worth one dollar. */
  coinsPerDollar: number;
  /** People everybody may sign in as; empty outside demonstration mode. */
  demonstration: DemonstrationAnswer[];
  /** What is promised to those who work and those who post. */
  fair: FairAnswer;
  /** Whether people can sign in with Google. */
  google: boolean;
  /** Bounds of what may be entered. */
  limits: LimitsAnswer;
  /** Where the frame's links to other sites lead; what the owner did not set is not there. */
  links: LinksAnswer;
  /** The home page figures of this moment; null where the owner keeps the fixed ones. */
  liveStats: FiguresAnswer | null;
  /** Fewest coins of a withdrawal. */
  minimumWithdrawalCoins: number;
  /** What can be bought. */
  packages: PackageAnswer[];
  /** How coins are paid for: sandbox takes no money. */
  paymentGateway: 'sandbox' | 'stripe';
  /** Ways to be paid. */
  paymentSystems: ('bkash' | 'nagad' | 'rocket' | 'card')[];
  /** true: coins are given away in earnest, which every page has to say. */
  sandboxInProduction: boolean;
  /** Taka shown beside the dollars that coins are worth; null where the owner set no rate. */
  takaPerDollar: number | null;
  /** IANA time zone whose calendar decides completion dates. */
  timeZone: string;
  /** Today's calendar day there, YYYY-MM-DD. */
  today: string;
};
export type SubmitWorkBody = {
  /** Decided by the server; ignored when sent. */
  buyer?: string;
  /** Decided by the server; ignored when sent. */
  buyerEmail?: string;
  /** Decided by the server; ignored when sent. */
  currentDate?: string;
  /** Pictures that show it. */
  pictures?: string[];
  /** Decided by the server; ignored when sent. */
  status?: string;
  /** The proof of the work. */
  submissionDetail: string;
  /** The task: its id, or an object with it as `_id`. */
  task:
    | string
    | {
        /** Id of the record. */
        _id: string;
      };
  /** The version of the task's text that it answers; any other than the present one is refused. */
  version?: number;
  /** Decided by the server; ignored when sent. */
  worker?: string;
  /** Decided by the server; ignored when sent. */
  workerEmail?: string;
};
export type DecisionTimeAnswer = {
  /** How many decisions were made in it. */
  decisions: number;
  /** Within how many hours half of them came, to a quarter of an hour; null where there was none. */
  hours: number | null;
  /** First day of the week, YYYY-MM-DD. */
  week: string;
};
export type DecisionProblemAnswer = {
  /** Stable code of why it was not done. */
  code: string;
  /** The same in a sentence. */
  message: string;
};
export type DecidedAnswer = {
  /** Id of the submission. */
  id: string;
  /** Why it was not decided so; not there where it was. */
  problem?: DecisionProblemAnswer;
  /** Where it stands; not there where it was not decided so. */
  status?: 'pending' | 'accepted' | 'rejected';
};
export type DecisionBody = {
  /** Id of the submission. */
  id: string;
  /** Why it is rejected, for the worker to read. */
  reason?: string;
  /** What kind of reason it is. */
  reasonCode?: 'instructions' | 'proof-missing' | 'proof-wrong' | 'duplicate' | 'spam' | 'other';
  /** The decision. */
  status: 'accepted' | 'rejected';
};
export type DecisionsBody = {
  /** What is decided on which work. */
  decisions: DecisionBody[];
};
export type ReceivedForAnswer = {
  /** Pieces of work that were accepted. */
  accepted: number;
  /** Id of the task. */
  taskId: string;
  /** Pieces of work that wait for your decision, or for changes that you asked for. */
  waiting: number;
};
export type SubmissionStateAnswer = {
  /** Id of the submission. */
  _id: string;
  /** Where it stands. */
  status: 'pending' | 'accepted' | 'rejected';
};
export type ReviewBody = {
  /** Why it is rejected, for the worker to read. */
  reason?: string;
  /** What kind of reason it is. */
  reasonCode?: 'instructions' | 'proof-missing' | 'proof-wrong' | 'duplicate' | 'spam' | 'other';
  /** The decision. */
  status: 'accepted' | 'rejected';
};
export type SentForAnswer = {
  /** Id of the submission. */
  _id: string;
  /** Where it stands. */
  status: 'pending' | 'accepted' | 'rejected';
  /** Id of its task. */
  taskId: string;
};
export type SubmissionVersionAnswer = {
  /** Number of the version, from 1 on. */
  number: number;
  /** Addresses of the pictures that came with it. */
  pictures: string[];
  /** When it was sent. */
  sentAt: string;
  /** The proof of the work. */
  submissionDetail: string;
};
export type DisputedSubmissionAnswer = {
  /** Id of the submission. */
  _id: string;
  /** When it is accepted by itself unless the buyer decides before; null where that is over or switched off. */
  acceptedAt: string | null;
  /** Who decides. */
  buyer: FaceAnswer;
  /** E-mail address of the buyer. */
  buyerEmail: string;
  /** What the buyer asked to be changed; null for nothing. */
  changes: ChangesAnswer | null;
  /** When it was sent. */
  currentDate: string;
  /** How it was decided; null while it is pending. */
  decision: DecisionAnswer | null;
  /** The dispute about its rejection; null for none. */
  dispute: DisputeAnswer | null;
  /** The task as it read when the work was sent. */
  instructions: InstructionsAnswer;
  /** Addresses of the pictures that came with it. */
  pictures: string[];
  /** What kind of reason it is; null where none was said. */
  rejectionCode:
    ('instructions' | 'proof-missing' | 'proof-wrong' | 'duplicate' | 'spam' | 'other' | 'not-revised' | null) | null;
  /** Why the buyer rejected it; empty otherwise. */
  rejectionReason: string;
  /** Where it stands. */
  status: 'pending' | 'accepted' | 'rejected';
  /** The proof of the work. */
  submissionDetail: string;
  /** The task it answers. */
  task: SubmittedTaskAnswer;
  /** Number of the version: 1, or 2 once the changes that were asked for are here. What is shown is the last one. */
  version: number;
  /** Every version of the work, the first one first. */
  versions: SubmissionVersionAnswer[];
  /** Who sent it. */
  worker: SubmissionWorkerAnswer;
  /** E-mail address of the worker. */
  workerEmail: string;
};
export type AgreementOfWorkAnswer = {
  /** How many items they answered. */
  answers: number;
  /** Id of the batch. */
  batch: string;
  /** How many of those have a majority. */
  compared: number;
  /** How many control items they answered. */
  controls: number;
  /** How many of those they missed. */
  missed: number;
  /** Whether the work misses a known answer; null where none is known. */
  missesControl: boolean | null;
  /** How many times they are with it. */
  withMajority: number;
};
export type WorkAgreementAnswer = {
  /** Null where the answers to its task are not compared. */
  agreement: AgreementOfWorkAnswer | null;
};
export type ChangesBody = {
  /** What is to be changed, for the worker to read. */
  note: string;
};
export type OpenDisputeBody = {
  /** Pictures that show it. */
  pictures?: string[];
  /** Why the rejection is not right. */
  statement: string;
};
export type VersionBody = {
  /** Pictures that show it. */
  pictures?: string[];
  /** The proof of the work, as it is now. */
  submissionDetail: string;
};
export type TaskBuyerAnswer = {
  /** Id of the buyer. */
  _id: string;
  /** Coin balance of the buyer; for the buyer and an Admin. */
  coin?: number;
  /** E-mail address of the buyer; for signed-in people, empty for somebody who was removed. */
  email?: string;
  /** Address of the picture of the buyer; for signed-in people. */
  image?: string;
  /** Name of the buyer; empty for somebody who was removed. */
  name: string;
};
export type TaskAnswer = {
  /** Id of the task. */
  _id: string;
  /** For how many minutes a place is kept for a worker who claims it. */
  allowanceMinutes: number;
  /** Who posted it. */
  buyer: TaskBuyerAnswer;
  /** E-mail address of its buyer; for signed-in people. */
  buyerEmail?: string;
  /** How they have judged work; null for somebody who was removed. */
  buyerRecord: BuyerRecordAnswer | null;
  /** What kind of work it is. */
  category:
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
  /** The completion date has passed: it takes no more work. */
  closed: boolean;
  /** Last day that takes work, YYYY-MM-DD. */
  completionDate: string;
  /** Address of the picture. */
  imageURL: string;
  /** Half of the workers took at most so many minutes; null while fewer than five were measured. */
  medianMinutes: number | null;
  /** Coins for each worker. */
  payableAmount: number;
  /** All places: the open ones and those with work; not there for a task posted before they were counted. */
  places?: number;
  /** What work has to hold. */
  proof: ProofOfWorkAnswer;
  /** Open places. */
  requiredWorkers: number;
  /** Days its buyer has to decide on work before it is accepted by itself; 0: for ever. */
  reviewDays: number;
  /** What a worker sends as proof. */
  submissionInfo: string;
  /** What is to be done. */
  taskDetail: string;
  /** Title of the task. */
  title: string;
  /** Version of its text: one more with every edit. A submission may name the one that it answers. */
  version: number;
};
export type ProofOfWorkBody = {
  /** At least one link. */
  link?: boolean;
  /** At least so many pictures. */
  pictures?: number;
  /** In words. */
  text?: string;
};
export type PostTaskBody = {
  /** For how many minutes a place is kept for a worker who claims it. */
  allowanceMinutes?: number;
  /** Decided by the server; ignored when sent. */
  buyer?: string;
  /** Decided by the server; ignored when sent. */
  buyerEmail?: string;
  /** What kind of work it is. */
  category?:
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
  /** Last day that takes work, today or later, by the calendar of the owner of this installation. */
  completionDate: string;
  /** Address of the picture. */
  imageURL: string;
  /** Coins for each worker. */
  payableAmount: number;
  /** What work has to hold. */
  proof?: ProofOfWorkBody;
  /** How many workers are wanted: the open places. */
  requiredWorkers: number;
  /** Days you have to decide on work that is sent; then it is accepted by itself. */
  reviewDays?: number;
  /** What a worker sends as proof. */
  submissionInfo: string;
  /** What is to be done. */
  taskDetail: string;
  /** Title of the task. */
  title: string;
};
export type SavedFilterAnswer = {
  /** Id. */
  _id: string;
  /** Kind of task; null for any. */
  category:
    | (
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
        | 'other'
        | null
      )
    | null;
  /** Minutes that a task takes at most; null for any. */
  maxMinutes: number | null;
  /** Coins that a task pays at least; null for any. */
  minPay: number | null;
  /** What it is called. */
  name: string;
  /** When it was saved. */
  savedAt: string;
  /** Words in the title, in small letters; empty for none. */
  search: string;
};
export type SaveFilterBody = {
  /** Only tasks of this kind. */
  category?:
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
  /** Only tasks that take at most so many minutes: half of those who did it, else what the task allows. */
  maxMinutes?: number;
  /** Only tasks that pay at least so many coins. */
  minPay?: number;
  /** What you call it; a notice names it. */
  name: string;
  /** Words in the title. */
  search?: string;
};
export type RemovedFilterAnswer = {
  /** Always true: nothing is told of it any more. */
  done: boolean;
};
export type TaskFormAnswer = {
  /** For how many minutes a place is kept for a worker who claims it. */
  allowanceMinutes: number;
  /** What kind of work it is. */
  category:
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
  /** Address of the picture. */
  imageURL: string;
  /** Coins for each worker; null where nothing was said. */
  payableAmount: number | null;
  /** What work has to hold. */
  proof: ProofOfWorkAnswer;
  /** How many workers are wanted; null where nothing was said. */
  requiredWorkers: number | null;
  /** Days to decide on work; null: as the owner of the installation has set. */
  reviewDays: number | null;
  /** What a worker sends as proof. */
  submissionInfo: string;
  /** What is to be done. */
  taskDetail: string;
  /** Title; empty for none yet, as the following. */
  title: string;
};
export type TaskTemplateAnswer = {
  /** Id. */
  _id: string;
  /** The form for a new task. */
  form: TaskFormAnswer;
  /** What it is called. */
  name: string;
  /** When it was saved. */
  savedAt: string;
};
export type TaskFormBody = {
  /** For how many minutes a place is kept for a worker who claims it. */
  allowanceMinutes?: number;
  /** What kind of work it is. */
  category?:
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
  /** Address of the picture; empty for none. */
  imageURL?: string;
  /** Coins for each worker. */
  payableAmount?: number;
  /** What work has to hold. */
  proof?: ProofOfWorkBody;
  /** How many workers are wanted. */
  requiredWorkers?: number;
  /** Days to decide on work; left out: as the owner of the installation has set. */
  reviewDays?: number;
  /** What a worker sends as proof. */
  submissionInfo?: string;
  /** What is to be done. */
  taskDetail?: string;
  /** Title of the task. */
  title?: string;
};
export type SaveTemplateBody = {
  /** The form for a new task, as far as it is filled in; its last day is never kept. */
  form: TaskFormBody;
  /** What you call it. */
  name: string;
};
export type ChangedTemplateAnswer = {
  /** Always true: it has its new name, or is gone. */
  done: boolean;
};
export type RenameTemplateBody = {
  /** What you call it. */
  name: string;
};
export type ManagedTaskAnswer = {
  /** Id of the task. */
  _id: string;
  /** For how many minutes a place is kept for a worker who claims it. */
  allowanceMinutes: number;
  /** Who posted it. */
  buyer: TaskBuyerAnswer;
  /** E-mail address of its buyer; for signed-in people. */
  buyerEmail?: string;
  /** How they have judged work; null for somebody who was removed. */
  buyerRecord: BuyerRecordAnswer | null;
  /** What kind of work it is. */
  category:
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
  /** The completion date has passed: it takes no more work. */
  closed: boolean;
  /** Last day that takes work, YYYY-MM-DD. */
  completionDate: string;
  /** Address of the picture. */
  imageURL: string;
  /** Half of the workers took at most so many minutes; null while fewer than five were measured. */
  medianMinutes: number | null;
  /** Coins for each worker. */
  payableAmount: number;
  /** All places: the open ones and those with work; not there for a task posted before they were counted. */
  places?: number;
  /** What work has to hold. */
  proof: ProofOfWorkAnswer;
  /** Open places. */
  requiredWorkers: number;
  /** Days its buyer has to decide on work before it is accepted by itself; 0: for ever. */
  reviewDays: number;
  /** Where it stands; deleted tasks are listed while work for them waits for a decision. */
  state: 'open' | 'full' | 'past' | 'deleted';
  /** What a worker sends as proof. */
  submissionInfo: string;
  /** What is to be done. */
  taskDetail: string;
  /** Title of the task. */
  title: string;
  /** Version of its text: one more with every edit. A submission may name the one that it answers. */
  version: number;
  /** Coins set aside for work that its buyer has not decided on. */
  waitingCoins: number;
};
export type BatchAnswer = {
  /** Id of the batch. */
  _id: string;
  /** How many of its tasks are control items. */
  controls: number;
  /** Coins that were set aside for all of its tasks. */
  cost: number;
  /** When it came. */
  createdAt: string;
  /** When all of its tasks were posted, or it was stopped; null before. */
  endedAt: string | null;
  /** How many workers answer each item, where their answers are compared; null where they are not. */
  overlap: number | null;
  /** How many of its tasks are posted. */
  posted: number;
  /** Coins that came back for tasks that were not posted. */
  returned: number;
  /** Where it stands: cancelled by you, or its completion date came first (past), and the other tasks are not posted. */
  state: 'posting' | 'done' | 'cancelled' | 'past';
  /** How many tasks it has. */
  tasks: number;
  /** Template of the titles of its tasks. */
  title: string;
};
export type GoldBody = {
  /** The column that holds known answers. A row with a value there is a control item; no worker can tell it from the others. */
  column: string;
  /** At most this percentage of the rows are control items; a file with more is refused. */
  share?: number;
};
export type PostBatchBody = {
  /** For how many minutes a place is kept for a worker who claims it. */
  allowanceMinutes?: number;
  /** Decided by the server; ignored when sent. */
  buyer?: string;
  /** Decided by the server; ignored when sent. */
  buyerEmail?: string;
  /** What kind of work it is. */
  category?:
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
  /** Last day that takes work, today or later, by the calendar of the owner of this installation. */
  completionDate: string;
  /** csv: the first line names the columns; jsonl: each line is a JSON object of the same names. */
  format: 'csv' | 'jsonl';
  /** Control items with known answers. */
  gold?: GoldBody;
  /** Address of the picture. */
  imageURL: string;
  /** How many workers answer each item: the open places of each task, in place of requiredWorkers. From 2 to 9 under either name, their answers are compared. */
  overlap?: number;
  /** Coins for each worker. */
  payableAmount: number;
  /** What work has to hold. */
  proof?: ProofOfWorkBody;
  /** How many workers are wanted for each task; not needed beside overlap, which comes first. */
  requiredWorkers?: number;
  /** Days you have to decide on work that is sent; then it is accepted by itself. */
  reviewDays?: number;
  /** The file as it is. Each row is one task; {{column}} in title and taskDetail stands for its value. */
  rows: string;
  /** What a worker sends as proof. */
  submissionInfo: string;
  /** What is to be done. */
  taskDetail: string;
  /** Title of the task. */
  title: string;
};
export type BatchPreviewTaskAnswer = {
  /** Number of the line where its row begins, from 1. */
  line: number;
  /** What is to be done. */
  taskDetail: string;
  /** Title of the task. */
  title: string;
};
export type BatchPreviewAnswer = {
  /** Coins that you can spend now. */
  available: number;
  /** Names of the columns. */
  columns: string[];
  /** How many of its tasks are control items. */
  controls: number;
  /** Coins for all of its tasks. */
  cost: number;
  /** Its first tasks. */
  first: BatchPreviewTaskAnswer[];
  /** How many tasks it would have. */
  tasks: number;
};
export type ControlItemAnswer = {
  /** The known answer, as the file has it. */
  known: string;
  /** How many answers miss it. */
  missed: number;
};
export type ItemAgreementAnswer = {
  /** How many of the answers are what most said. */
  agreeing: number;
  /** How many workers answered. */
  answers: number;
  /** Of a control item; null for every other. */
  control: ControlItemAnswer | null;
  /** Number of the line where the row begins, from 1. */
  line: number;
  /** The beginning of what most said; null where two answers are said as often. */
  majority: string | null;
  /** The same as a share of the work sent, from 0 to 1. */
  share: number;
  /** Id of the task. */
  task: string;
  /** Title of the task, as it was posted. */
  title: string;
};
export type BatchAgreementAnswer = {
  /** How many of them have two answers at least. */
  compared: number;
  /** How many answers to control items there are. */
  controls: number;
  /** How many items have answers. */
  items: number;
  /** Mean share of the work that agrees over the latter, from 0 to 1; null where there is none. */
  mean: number | null;
  /** How many of them miss the known answer. */
  missed: number;
};
export type WorkerAgreementAnswer = {
  /** How many items they answered. */
  answers: number;
  /** How many of those have a majority. */
  compared: number;
  /** How many control items they answered. */
  controls: number;
  /** How many of those they missed. */
  missed: number;
  /** How many times they are with it. */
  withMajority: number;
  /** The worker. */
  worker: FaceAnswer;
};
export type DeletedTaskAnswer = {
  /** Id of the deleted task. */
  _id: string;
  /** Coins of its open places that came back to the buyer. */
  refundedCoins: number;
};
export type OpenSlotsBody = {
  /** How many places shall be open from now on. */
  requiredWorkers: number;
};
export type EditTaskBody = {
  /** For how many minutes a place is kept for a worker who claims it. */
  allowanceMinutes?: number;
  /** What kind of work it is. */
  category?:
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
  /** What work has to hold. */
  proof?: ProofOfWorkBody;
  /** Days you have to decide on work that is sent; then it is accepted by itself. */
  reviewDays?: number;
  /** What a worker sends as proof. */
  submissionInfo: string;
  /** What is to be done. */
  taskDetail: string;
  /** Title of the task. */
  title: string;
};
export type OwnClaimAnswer = {
  /** Until when it is kept. */
  until: string;
};
export type TaskDetailsAnswer = {
  /** Id of the task. */
  _id: string;
  /** For how many minutes a place is kept for a worker who claims it. */
  allowanceMinutes: number;
  /** Who posted it. */
  buyer: TaskBuyerAnswer;
  /** E-mail address of its buyer; for signed-in people. */
  buyerEmail?: string;
  /** How they have judged work; null for somebody who was removed. */
  buyerRecord: BuyerRecordAnswer | null;
  /** What kind of work it is. */
  category:
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
  /** The completion date has passed: it takes no more work. */
  closed: boolean;
  /** Last day that takes work, YYYY-MM-DD. */
  completionDate: string;
  /** Address of the picture. */
  imageURL: string;
  /** Half of the workers took at most so many minutes; null while fewer than five were measured. */
  medianMinutes: number | null;
  /** The place that is kept for you, null for none; for Workers. */
  myClaim?: OwnClaimAnswer | null;
  /** What you have sent for it, null for nothing; not there for visitors. */
  mySubmission?: SubmissionStateAnswer | null;
  /** Coins for each worker. */
  payableAmount: number;
  /** All places: the open ones and those with work; not there for a task posted before they were counted. */
  places?: number;
  /** What work has to hold. */
  proof: ProofOfWorkAnswer;
  /** Open places. */
  requiredWorkers: number;
  /** Days its buyer has to decide on work before it is accepted by itself; 0: for ever. */
  reviewDays: number;
  /** What a worker sends as proof. */
  submissionInfo: string;
  /** What is to be done. */
  taskDetail: string;
  /** Title of the task. */
  title: string;
  /** Version of its text: one more with every edit. A submission may name the one that it answers. */
  version: number;
};
export type GivenBackAnswer = {
  /** Id of the task. */
  taskId: string;
};
export type ClaimedAnswer = {
  /** Id of the task. */
  taskId: string;
  /** Until when a place of it is kept for you. */
  until: string;
};
export type BestWorkerAnswer = {
  /** Id of the worker. */
  _id: string;
  /** Coins the worker has now. The order is by coins ever earned. */
  coin: number;
  /** Address of the photo; empty where there is none. */
  image: string;
  /** Shown name. */
  name: string;
};
export type RemovedUser = {
  /** Id of the removed person. */
  _id: string;
};
export type CorrectBalanceBody = {
  /** The coin balance it shall be from now on, in coins. */
  coin: number;
  /** Why; the person and the audit log are told. */
  reason: string;
};
export type RoleBody = {
  /** The Admin's own password; needed where the new role is Admin. */
  password?: string;
  /** The new role. */
  role: 'Worker' | 'Buyer' | 'Admin';
};
export type NewUserBody = {
  /** The server grants the starting coins. */
  coin?: number;
  /** The e-mail of the path counts. */
  email?: string;
  /** Address of the photo. */
  image?: string;
  /** Shown name. */
  name: string;
  /** What the person is here for; somebody who came through Google is a Worker. */
  role: 'Worker' | 'Buyer';
};
export type BooksHealthAnswer = {
  /** How many entries are not as they were signed and chained; anything but 0 is a defect. */
  faults: number;
  /** The last closed day, YYYY-MM-DD; null before the first. */
  lastDay: string | null;
  /** The first few, in words. */
  named: string[];
};
export type LedgerMismatch = {
  /** The account. */
  account: string;
  /** Coins stored as its balance. */
  stored: number;
  /** Coins its transfers come to. */
  transferred: number;
};
export type LedgerHealthAnswer = {
  /** The chain of closed days. */
  books: BooksHealthAnswer;
  /** Coins by kind of account. */
  byKind: {
    [key: string]: number;
  };
  /** When the last check ended; null before the first one, when nothing below is known. */
  checkedAt: string | null;
  /** Whether a check is under way or was asked for. */
  checking: boolean;
  /** Coins of that money that were spent before they could be frozen. */
  coinsLost: number;
  /** Dollars that were paid for those. */
  dollarsLost: number;
  /** Dollars of accepted withdrawals. */
  dollarsPaidOut: number;
  /** Dollars received for coins, without what went back. */
  dollarsReceived: number;
  /** Dollars that all coins of people and tasks would be worth if they were withdrawn. */
  dollarsRedeemable: number;
  /** Dollars by which that, with what was paid out, is more than was received; 0 where it is covered. */
  dollarsShort: number;
  /** Dollars that the payment service took back, or that are disputed there. */
  dollarsTakenBack: number;
  /** How many accounts are not what their transfers come to. */
  mismatchCount: number;
  /** The first hundred of them. */
  mismatches: LedgerMismatch[];
  /** The first hundred of them. */
  negative: string[];
  /** How many accounts are below zero. */
  negativeCount: number;
  /** The sum over all accounts in coins; anything but 0 is a defect. */
  sum: number;
  /** How many transfers there are. */
  transfers: number;
  /** Mails and other errands that could not be delivered, by kind. */
  undelivered: {
    [key: string]: number;
  };
};
export type TransferProofAnswer = {
  /** Its day, YYYY-MM-DD. */
  day: string;
  /** Place of the leaf in the tree, from 0. */
  index: number;
  /** Place of its day in the chain, from 1. */
  number: number;
  /** Hashes on the way up to the root, in hex, the nearest first (RFC 6962, 2.1.1). */
  path: string[];
  /** The transfer, letter by letter: [id, from, to, amount, kind, reference, milliseconds]. */
  row: string;
  /** What was hashed before the row, in hex. */
  salt: string;
};
export type StatementLineAnswer = {
  /** Id of the transfer. */
  _id: string;
  /** Coins the balance gained, or lost below zero; 0 where coins were only set aside or given free. */
  amount: number;
  /** Coin balance right after it. */
  balance: number;
  /** Coins set aside for a withdrawal, or given free below zero. */
  held: number;
  /** What happened, as a stable word. */
  kind: string;
  /** Names the event: begins with the id of the work, dispute, purchase, withdrawal, batch or task it was of. */
  reference: string;
  /** That task was deleted: it has no page any more. */
  taskDeleted: boolean;
  /** The task whose escrow it came from or went to. */
  taskId: string | null;
  /** Title of that task as it is now. */
  taskTitle: string | null;
  /** When it was made. */
  time: string;
};
export type WebhookAnswer = {
  /** Id. */
  _id: string;
  /** What it listens to. */
  events: (
    | 'submission.created'
    | 'submission.versioned'
    | 'submission.decided'
    | 'dispute.opened'
    | 'dispute.decided'
    | 'task.closed'
    | 'claim.expired'
    | 'payout.changed'
    | 'balance.low'
  )[];
  /** Since when nothing has come through; null: the last message did. */
  failingSince: string | null;
  /** When it was added. */
  madeAt: string;
  /** off: it failed for three days; nothing is sent until it is switched on. */
  state: 'on' | 'off';
  /** Where the messages go. */
  url: string;
};
export type WebhookWithSecretAnswer = {
  /** Id. */
  _id: string;
  /** What it listens to. */
  events: (
    | 'submission.created'
    | 'submission.versioned'
    | 'submission.decided'
    | 'dispute.opened'
    | 'dispute.decided'
    | 'task.closed'
    | 'claim.expired'
    | 'payout.changed'
    | 'balance.low'
  )[];
  /** Since when nothing has come through; null: the last message did. */
  failingSince: string | null;
  /** When it was added. */
  madeAt: string;
  /** What signs the messages, as standardwebhooks.com has it. It is shown this once. */
  secret: string;
  /** off: it failed for three days; nothing is sent until it is switched on. */
  state: 'on' | 'off';
  /** Where the messages go. */
  url: string;
};
export type AddWebhookBody = {
  /** What it listens to. */
  events: (
    | 'submission.created'
    | 'submission.versioned'
    | 'submission.decided'
    | 'dispute.opened'
    | 'dispute.decided'
    | 'task.closed'
    | 'claim.expired'
    | 'payout.changed'
    | 'balance.low'
  )[];
  /** https address outside of this house that takes the messages. */
  url: string;
};
export type WebhookDoneAnswer = {
  /** Always true: it is done, or on its way. */
  done: boolean;
};
export type DeliveryAnswer = {
  /** Id. */
  _id: string;
  /** The beginning of the last answer, or why there was none. */
  answer: string | null;
  /** The message, letter by letter. */
  body: string;
  /** The webhook-id of the message: the same each time it is sent. */
  messageId: string;
  /** waiting: it is tried (again); failed: it was given up. */
  state: 'waiting' | 'delivered' | 'failed';
  /** HTTP status of the last answer; null where none came. */
  status: number | null;
  /** When it happened. */
  time: string;
  /** How many times it was tried. */
  tries: number;
  /** What it tells. */
  type:
    | 'submission.created'
    | 'submission.versioned'
    | 'submission.decided'
    | 'dispute.opened'
    | 'dispute.decided'
    | 'task.closed'
    | 'claim.expired'
    | 'payout.changed'
    | 'balance.low'
    | 'test';
};
export type RequestWithdrawalBody = {
  /** Account to be paid to: of bkash, nagad and rocket 01 and nine digits, of card 4 to 34 letters and digits; digits may be Bangla. Encrypted at rest and shown in full to the Admin who pays alone. Needed where no saved account is named. */
  accountNumber?: string;
  /** How to be paid; needed where no saved account is named. */
  paymentSystem?: 'bkash' | 'nagad' | 'rocket' | 'card';
  /** Id of a saved account to be paid to; then neither a payment system nor an account number is looked at. */
  payoutAccountId?: string;
  /** Decided by the server; ignored when sent. */
  status?: string;
  /** Decided by the server; ignored when sent. */
  withdrawDate?: string;
  /** Decided by the server; ignored when sent. */
  withdrawalAmount?: string;
  /** Coins to withdraw; fewer than 200 are refused. */
  withdrawalCoin: number;
  /** Decided by the server; ignored when sent. */
  worker?: string;
  /** Decided by the server; ignored when sent. */
  workerEmail?: string;
};
export type WithdrawalStateAnswer = {
  /** Id of the request. */
  _id: string;
  /** Where it stands. */
  status: 'pending' | 'accepted' | 'rejected' | 'cancelled';
};
export type DecideWithdrawalBody = {
  /** The decision. */
  status: 'accepted' | 'rejected';
};
export type AccountNumberAnswer = {
  /** The whole account number. */
  accountNumber: string;
};
export type RiskRowAnswer = {
  /** Id of the row. */
  _id: string;
  /** E-mail address of the person; null for other rows and for a removed person. */
  email: string | null;
  /** What the row is. */
  kind: 'person' | 'submission' | 'purchase' | 'dispute';
  /** Name of the person, title of the task or number of the transaction. */
  name: string;
};
export type RiskSignalAnswer = {
  /** What it is. */
  code:
    | 'shared-account'
    | 'unpaid-buyers'
    | 'refundable'
    | 'quick-acceptance'
    | 'one-buyer'
    | 'disputes-lost'
    | 'new-account';
  /** How much it tells. */
  level: 'high' | 'medium' | 'low';
  /** What it was found by: people, purchases, works, disputes, coins, days, seconds and whole percents, by name. */
  numbers: {
    [key: string]: number;
  };
  /** The first ten rows behind it, latest first. */
  rows: RiskRowAnswer[];
};
export type WithdrawalSignalsAnswer = {
  /** Id of the request. */
  _id: string;
  /** Days for which a purchase counts as one that may be refunded. */
  refundableDays: number;
  /** The most telling ones first; none for most people. */
  signals: RiskSignalAnswer[];
};
