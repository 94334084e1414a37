import { type components } from './schema.ts';

type Schemas = components['schemas'];

export type AddWebhookBody = Schemas['AddWebhookBody'];

export type AgreementOfWork = Schemas['AgreementOfWorkAnswer'];

export type AnswerDisputeBody = Schemas['AnswerDisputeBody'];

export type BatchAgreement = Schemas['BatchAgreementAnswer'];

export type Batch = Schemas['BatchAnswer'];

export type BatchPreview = Schemas['BatchPreviewAnswer'];

export type BatchPreviewTask = Schemas['BatchPreviewTaskAnswer'];

export type BuyerChanges = Schemas['BuyerChanges'];

export type BuyerDay = Schemas['BuyerDay'];

export type BuyerOverview = Schemas['BuyerOverviewAnswer'];

export type BuyerRecord = Schemas['BuyerRecordAnswer'];

export type BuyerTaskFigures = Schemas['BuyerTaskFigures'];

export type Changes = Schemas['ChangesAnswer'];

export type ChangesBody = Schemas['ChangesBody'];

export type Claim = Schemas['ClaimAnswer'];

export type Claimed = Schemas['ClaimedAnswer'];

export type ControlItem = Schemas['ControlItemAnswer'];

export type CountChange = Schemas['CountChange'];

export type Decided = Schemas['DecidedAnswer'];

export type Decision = Schemas['DecisionAnswer'];

export type DecisionBody = Schemas['DecisionBody'];

export type DecisionProblem = Schemas['DecisionProblemAnswer'];

export type DecisionsBody = Schemas['DecisionsBody'];

export type DeletedTask = Schemas['DeletedTaskAnswer'];

export type Delivery = Schemas['DeliveryAnswer'];

export type Dispute = Schemas['DisputeAnswer'];

export type DisputedSubmission = Schemas['DisputedSubmissionAnswer'];

export type DisputedTask = Schemas['DisputedTaskAnswer'];

export type DollarChange = Schemas['DollarChange'];

export type EditTaskBody = Schemas['EditTaskBody'];

export type Face = Schemas['FaceAnswer'];

export type FieldProblem = Schemas['FieldProblem'];

export type GivenBack = Schemas['GivenBackAnswer'];

export type GoldBody = Schemas['GoldBody'];

export type Instructions = Schemas['InstructionsAnswer'];

export type ItemAgreement = Schemas['ItemAgreementAnswer'];

export type KeyBearer = Schemas['KeyBearerAnswer'];

export type OpenDisputeBody = Schemas['OpenDisputeBody'];

export type OpenSlotsBody = Schemas['OpenSlotsBody'];

export type OwnClaim = Schemas['OwnClaimAnswer'];

export type PersonRecord = Schemas['PersonRecordAnswer'];

export type PostBatchBody = Schemas['PostBatchBody'];

export type PostTaskBody = Schemas['PostTaskBody'];

export type Problem = Schemas['Problem'];

export type ProofOfWork = Schemas['ProofOfWorkAnswer'];

export type ProofOfWorkBody = Schemas['ProofOfWorkBody'];

export type ReceivedFor = Schemas['ReceivedForAnswer'];

export type ReviewBody = Schemas['ReviewBody'];

export type SentFor = Schemas['SentForAnswer'];

export type StatementLine = Schemas['StatementLineAnswer'];

export type StoredImage = Schemas['StoredImage'];

export type Submission = Schemas['SubmissionAnswer'];

export type SubmissionState = Schemas['SubmissionStateAnswer'];

export type SubmissionVersion = Schemas['SubmissionVersionAnswer'];

export type SubmissionWorker = Schemas['SubmissionWorkerAnswer'];

export type SubmitWorkBody = Schemas['SubmitWorkBody'];

export type SubmittedTask = Schemas['SubmittedTaskAnswer'];

export type Task = Schemas['TaskAnswer'];

export type TaskBuyer = Schemas['TaskBuyerAnswer'];

export type TaskDetails = Schemas['TaskDetailsAnswer'];

export type TotalPaid = Schemas['TotalPaid'];

export type TransferProof = Schemas['TransferProofAnswer'];

export type UploadState = Schemas['UploadState'];

export type User = Schemas['UserAnswer'];

export type VersionBody = Schemas['VersionBody'];

export type Webhook = Schemas['WebhookAnswer'];

export type WebhookDone = Schemas['WebhookDoneAnswer'];

export type WebhookWithSecret = Schemas['WebhookWithSecretAnswer'];

export type WorkAgreement = Schemas['WorkAgreementAnswer'];

export type WorkerAgreement = Schemas['WorkerAgreementAnswer'];

export type WorkerRecord = Schemas['WorkerRecordAnswer'];
