import { type Call, type CallOptions } from '../call.ts';
import { type Pages } from '../pages.ts';
import {
  type AddMembersBody,
  type AddedMembers,
  type Annotator,
  type AnswerDisputeBody,
  type Attempt,
  type AttemptBody,
  type Batch,
  type BatchPictures,
  type BatchPreview,
  type Bonus,
  type BonusBody,
  type BonusesBody,
  type BuyerOverview,
  type ChangeBatchBody,
  type ChangesBody,
  type Claim,
  type Claimed,
  type ClosedTest,
  type CountWorkerSubmissionsQuery,
  type Decided,
  type DecisionsBody,
  type DeletedTask,
  type Delivery,
  type Dispute,
  type DisputedSubmission,
  type EditTaskBody,
  type FetchPicturesBody,
  type GetBatchResultsQuery,
  type GetBuyerOverviewQuery,
  type GetStatementQuery,
  type GetTaskResultsQuery,
  type GetTransferProofQuery,
  type GetYearlyStatementQuery,
  type GroupBody,
  type GroupMember,
  type Invitation,
  type InvitationBody,
  type KeyOwner,
  type Label,
  type ListBatchAnnotatorsQuery,
  type ListBatchLabelsQuery,
  type ListBatchesQuery,
  type ListBuyerTasksQuery,
  type ListDeliveriesQuery,
  type ListDisputesQuery,
  type ListGroupMembersQuery,
  type ListMySubmissionsForTasksQuery,
  type ListQuestionsQuery,
  type ListReceivedSubmissionsQuery,
  type ListTasksNotSubmittedQuery,
  type ListTasksQuery,
  type ListWorkerGroupsQuery,
  type ListWorkerSubmissionsQuery,
  type ListWorkerTestsQuery,
  type NextItem,
  type NextItemBody,
  type OfferedTest,
  type OpenDisputeBody,
  type OpenSlotsBody,
  type PaidBonus,
  type PersonRecord,
  type PostBatchBody,
  type PostTaskBody,
  type PostTestBody,
  type PostedBatch,
  type PostedTask,
  type ReceivedFor,
  type ReleaseClaimQuery,
  type ReleasedClaim,
  type RemovedGroup,
  type ReviewBody,
  type SentFor,
  type StatementLine,
  type Submission,
  type SubmissionState,
  type SubmitWorkBody,
  type SummarizeReceivedSubmissionsQuery,
  type Task,
  type TaskDetails,
  type TaskQuestion,
  type TransferProof,
  type UploadState,
  type User,
  type VersionBody,
  type Webhook,
  type WebhookDone,
  type WorkerGroup,
  type WorkerTest,
  type YearlyStatement,
} from './types.ts';

export interface Envelope<Data> {
  readonly data: Data;
}

export interface Paged<Data> extends Envelope<Data> {
  readonly page: { readonly next: string | null };
}

/** Each call that a key opens, generated from api/openapi.json. */
export abstract class Calls {
  protected abstract one<Answer>(call: Call, options?: CallOptions): Promise<Answer>;
  protected abstract many<Row>(call: Call, options?: CallOptions): Pages<Row>;
  protected abstract file(call: Call, options?: CallOptions): Promise<Response>;

  /** List your claims, soonest to expire first. Opened by `submissions:read`. */
  async listClaims(options?: CallOptions): Promise<Claim[]> {
    return (await this.one<Envelope<Claim[]>>({ method: 'GET', path: '/claim', own: 'query' }, options)).data;
  }

  /** Your disputes, newest first; for an Admin who names nobody what is to be decided, the next to end first, and then what was. Opened by `submissions:read`. */
  listDisputes(query: ListDisputesQuery = {}, options?: CallOptions): Pages<Dispute> {
    return this.many({ method: 'GET', path: '/dispute', query, own: 'query' }, options);
  }

  /** One dispute, for those whom it concerns, their supporters and Admins. Opened by `submissions:read`. */
  async getDispute(id: string, options?: CallOptions): Promise<Dispute> {
    return (await this.one<Envelope<Dispute>>({ method: 'GET', path: `/dispute/${encodeURIComponent(id)}` }, options))
      .data;
  }

  /** Answer or concede a dispute. Opened by `submissions:review`. */
  async answerDispute(id: string, body: AnswerDisputeBody, options?: CallOptions): Promise<Dispute> {
    return (
      await this.one<Envelope<Dispute>>(
        { method: 'PATCH', path: `/dispute/${encodeURIComponent(id)}/answer`, body, keyed: true },
        options,
      )
    ).data;
  }

  /** Create a resumable upload. Opened by `submissions:write`. */
  async createProofUpload(options?: CallOptions): Promise<UploadState> {
    return (await this.one<Envelope<UploadState>>({ method: 'POST', path: '/image/proof/upload' }, options)).data;
  }

  /** Cancel an upload. Opened by `submissions:write`. */
  cancelProofUpload(id: string, options?: CallOptions): Promise<Response> {
    return this.file({ method: 'DELETE', path: `/image/proof/upload/${encodeURIComponent(id)}` }, options);
  }

  /** Get the upload offset. Opened by `submissions:write`. */
  async getProofUpload(id: string, options?: CallOptions): Promise<UploadState> {
    return (
      await this.one<Envelope<UploadState>>(
        { method: 'GET', path: `/image/proof/upload/${encodeURIComponent(id)}` },
        options,
      )
    ).data;
  }

  /** Append a chunk. Opened by `submissions:write`. */
  appendProofChunk(
    id: string,
    contentType: 'application/offset+octet-stream',
    body: string | Uint8Array<ArrayBuffer> | Blob,
    options?: CallOptions,
  ): Promise<Response> {
    return this.file(
      { method: 'PATCH', path: `/image/proof/upload/${encodeURIComponent(id)}`, body, contentType },
      options,
    );
  }

  /** A picture that was sent as proof. Opened by `submissions:read` or `submissions:review`. */
  getProof(name: string, options?: CallOptions): Promise<Response> {
    return this.file({ method: 'GET', path: `/image/proof/${encodeURIComponent(name)}` }, options);
  }

  /** Get owner, scopes and expiry of the API key used. Opened by every key. */
  async getKeyOwner(options?: CallOptions): Promise<KeyOwner> {
    return (await this.one<Envelope<KeyOwner>>({ method: 'GET', path: '/key/bearer' }, options)).data;
  }

  /** Your tasks, payments and the work to review; `page` walks through the work. Opened by `submissions:read`. */
  getBuyerOverview(query: GetBuyerOverviewQuery = {}, options?: CallOptions): Promise<Paged<BuyerOverview>> {
    return this.one({ method: 'GET', path: '/overview/buyer', query, own: 'query' }, options);
  }

  /** How somebody has judged as a buyer, or how their work was judged as a worker. Opened by `submissions:read`. */
  async getRecord(userId: string, options?: CallOptions): Promise<PersonRecord> {
    return (
      await this.one<Envelope<PersonRecord>>({ method: 'GET', path: `/record/${encodeURIComponent(userId)}` }, options)
    ).data;
  }

  /** Submit work for a task. Opened by `submissions:write`. */
  async submitWork(body: SubmitWorkBody, options?: CallOptions): Promise<Submission> {
    return (await this.one<Envelope<Submission>>({ method: 'POST', path: '/submission', body, keyed: true }, options))
      .data;
  }

  /** Pay up to 100 bonuses, each on its own. Opened by `submissions:review`. */
  async payBonuses(body: BonusesBody, options?: CallOptions): Promise<PaidBonus[]> {
    return (
      await this.one<Envelope<PaidBonus[]>>({ method: 'POST', path: '/submission/bonus', body, keyed: true }, options)
    ).data;
  }

  /** Decide on up to 100 pieces of work, each on its own. Opened by `submissions:review`. */
  async reviewSubmissions(body: DecisionsBody, options?: CallOptions): Promise<Decided[]> {
    return (
      await this.one<Envelope<Decided[]>>(
        { method: 'POST', path: '/submission/decisions', body, repeatable: true },
        options,
      )
    ).data;
  }

  /** List submissions for your tasks. Opened by `submissions:read`. */
  listReceivedSubmissions(query: ListReceivedSubmissionsQuery = {}, options?: CallOptions): Pages<Submission> {
    return this.many({ method: 'GET', path: '/submission/received', query }, options);
  }

  /** Summarize submissions for these tasks. Opened by `submissions:read`. */
  async summarizeReceivedSubmissions(
    query: SummarizeReceivedSubmissionsQuery,
    options?: CallOptions,
  ): Promise<ReceivedFor[]> {
    return (
      await this.one<Envelope<ReceivedFor[]>>({ method: 'GET', path: '/submission/received/among', query }, options)
    ).data;
  }

  /** How much work waits for your decision. Opened by `submissions:read`. */
  async countReceivedSubmissions(options?: CallOptions): Promise<number> {
    return (await this.one<Envelope<number>>({ method: 'GET', path: '/submission/received/count' }, options)).data;
  }

  /** Accept work, which pays its worker, or reject it, which opens its place again. Opened by `submissions:review`. */
  async reviewSubmission(id: string, body: ReviewBody, options?: CallOptions): Promise<SubmissionState> {
    return (
      await this.one<Envelope<SubmissionState>>(
        { method: 'PATCH', path: `/submission/update/status/${encodeURIComponent(id)}`, body, keyed: true },
        options,
      )
    ).data;
  }

  /** The work you sent, newest first. Opened by `submissions:read`. */
  listWorkerSubmissions(query: ListWorkerSubmissionsQuery = {}, options?: CallOptions): Pages<Submission> {
    return this.many({ method: 'GET', path: '/submission/worker', query, own: 'query' }, options);
  }

  /** Which of these tasks you have submitted to. Opened by `submissions:read`. */
  async listMySubmissionsForTasks(query: ListMySubmissionsForTasksQuery, options?: CallOptions): Promise<SentFor[]> {
    return (await this.one<Envelope<SentFor[]>>({ method: 'GET', path: '/submission/worker/among', query }, options))
      .data;
  }

  /** How much work you sent. Opened by `submissions:read`. */
  async countWorkerSubmissions(query: CountWorkerSubmissionsQuery = {}, options?: CallOptions): Promise<number> {
    return (
      await this.one<Envelope<number>>(
        { method: 'GET', path: '/submission/worker/count', query, own: 'query' },
        options,
      )
    ).data;
  }

  /** Get a submission with its history. Opened by `submissions:read`. */
  async getSubmission(id: string, options?: CallOptions): Promise<DisputedSubmission> {
    return (
      await this.one<Envelope<DisputedSubmission>>(
        { method: 'GET', path: `/submission/${encodeURIComponent(id)}` },
        options,
      )
    ).data;
  }

  /** Pay a bonus for accepted work. Opened by `submissions:review`. */
  async payBonus(id: string, body: BonusBody, options?: CallOptions): Promise<Bonus> {
    return (
      await this.one<Envelope<Bonus>>(
        { method: 'POST', path: `/submission/${encodeURIComponent(id)}/bonus`, body, keyed: true },
        options,
      )
    ).data;
  }

  /** Ask for changes instead of deciding, once for each piece of work. Opened by `submissions:review`. */
  async askForChanges(id: string, body: ChangesBody, options?: CallOptions): Promise<Submission> {
    return (
      await this.one<Envelope<Submission>>(
        { method: 'PATCH', path: `/submission/${encodeURIComponent(id)}/changes`, body, keyed: true },
        options,
      )
    ).data;
  }

  /** Open a dispute (once, within seven days). Opened by `submissions:write`. */
  async openDispute(id: string, body: OpenDisputeBody, options?: CallOptions): Promise<Dispute> {
    return (
      await this.one<Envelope<Dispute>>(
        { method: 'POST', path: `/submission/${encodeURIComponent(id)}/dispute`, body, keyed: true },
        options,
      )
    ).data;
  }

  /** Send the changes that your work’s buyer asked for; their time to decide begins anew. Opened by `submissions:write`. */
  async resubmitWork(id: string, body: VersionBody, options?: CallOptions): Promise<Submission> {
    return (
      await this.one<Envelope<Submission>>(
        { method: 'POST', path: `/submission/${encodeURIComponent(id)}/version`, body, keyed: true },
        options,
      )
    ).data;
  }

  /** All tasks that take work. Opened by `tasks:read`. */
  listTasks(query: ListTasksQuery = {}, options?: CallOptions): Pages<Task> {
    return this.many({ method: 'GET', path: '/task', query }, options);
  }

  /** Post a task; the coins of all its places are set aside. Opened by `tasks:write`. */
  async postTask(body: PostTaskBody, options?: CallOptions): Promise<PostedTask> {
    return (await this.one<Envelope<PostedTask>>({ method: 'POST', path: '/task', body, keyed: true }, options)).data;
  }

  /** Your batches, newest first. Opened by `tasks:read`. */
  listBatches(query: ListBatchesQuery = {}, options?: CallOptions): Pages<Batch> {
    return this.many({ method: 'GET', path: '/task/batch', query }, options);
  }

  /** Post up to 10,000 tasks from the rows of a file; the coins of all of them are set aside. Opened by `tasks:write`. */
  async postBatch(body: PostBatchBody, options?: CallOptions): Promise<PostedBatch> {
    return (await this.one<Envelope<PostedBatch>>({ method: 'POST', path: '/task/batch', body, keyed: true }, options))
      .data;
  }

  /** Store the pictures of the items of a batch. Opened by `tasks:write`. */
  async createBatchPictures(body: FetchPicturesBody, options?: CallOptions): Promise<BatchPictures> {
    return (await this.one<Envelope<BatchPictures>>({ method: 'POST', path: '/task/batch/pictures', body }, options))
      .data;
  }

  /** Give the pictures of a batch up. Opened by `tasks:write`. */
  cancelBatchPictures(id: string, options?: CallOptions): Promise<Response> {
    return this.file({ method: 'DELETE', path: `/task/batch/pictures/${encodeURIComponent(id)}` }, options);
  }

  /** How far the pictures of a batch have come. Opened by `tasks:write`. */
  async getBatchPictures(id: string, options?: CallOptions): Promise<BatchPictures> {
    return (
      await this.one<Envelope<BatchPictures>>(
        { method: 'GET', path: `/task/batch/pictures/${encodeURIComponent(id)}` },
        options,
      )
    ).data;
  }

  /** Append a chunk of the ZIP file. Opened by `tasks:write`. */
  appendBatchPicturesChunk(
    id: string,
    contentType: 'application/offset+octet-stream',
    body: string | Uint8Array<ArrayBuffer> | Blob,
    options?: CallOptions,
  ): Promise<Response> {
    return this.file(
      { method: 'PATCH', path: `/task/batch/pictures/${encodeURIComponent(id)}`, body, contentType },
      options,
    );
  }

  /** Preview a batch and its cost. Opened by `tasks:write`. */
  async previewBatch(body: PostBatchBody, options?: CallOptions): Promise<BatchPreview> {
    return (await this.one<Envelope<BatchPreview>>({ method: 'POST', path: '/task/batch/preview', body }, options))
      .data;
  }

  /** How far one of your batches has come. Opened by `tasks:read`. */
  async getBatch(id: string, options?: CallOptions): Promise<Batch> {
    return (await this.one<Envelope<Batch>>({ method: 'GET', path: `/task/batch/${encodeURIComponent(id)}` }, options))
      .data;
  }

  /** Pause or resume a batch, or change how many workers answer its items. Opened by `tasks:write`. */
  async changeBatch(id: string, body: ChangeBatchBody, options?: CallOptions): Promise<Batch> {
    return (
      await this.one<Envelope<Batch>>(
        { method: 'PATCH', path: `/task/batch/${encodeURIComponent(id)}`, body, keyed: true },
        options,
      )
    ).data;
  }

  /** How the answers of each worker fit the labels of one of your batches; most answers first. Opened by `submissions:read`. */
  listBatchAnnotators(id: string, query: ListBatchAnnotatorsQuery = {}, options?: CallOptions): Pages<Annotator> {
    return this.many({ method: 'GET', path: `/task/batch/${encodeURIComponent(id)}/annotators`, query }, options);
  }

  /** Cancel a batch; unposted tasks and open places are refunded. Opened by `tasks:write`. */
  async cancelBatch(id: string, options?: CallOptions): Promise<Batch> {
    return (
      await this.one<Envelope<Batch>>(
        { method: 'POST', path: `/task/batch/${encodeURIComponent(id)}/cancel`, keyed: true },
        options,
      )
    ).data;
  }

  /** What the answers to each item of one of your batches come to, in the order of its file. Opened by `submissions:read`. */
  listBatchLabels(id: string, query: ListBatchLabelsQuery = {}, options?: CallOptions): Pages<Label> {
    return this.many({ method: 'GET', path: `/task/batch/${encodeURIComponent(id)}/labels`, query }, options);
  }

  /** Claim the next item of a batch. Opened by `submissions:write`. */
  async claimNextItem(id: string, body: NextItemBody, options?: CallOptions): Promise<NextItem> {
    return (
      await this.one<Envelope<NextItem>>(
        { method: 'POST', path: `/task/batch/${encodeURIComponent(id)}/next`, body, keyed: true },
        options,
      )
    ).data;
  }

  /** All work sent for the tasks of one of your batches beside its rows, as a file. Opened by `submissions:read`. */
  getBatchResults(id: string, query: GetBatchResultsQuery = {}, options?: CallOptions): Promise<Response> {
    return this.file({ method: 'GET', path: `/task/batch/${encodeURIComponent(id)}/results`, query }, options);
  }

  /** Hide a task everywhere; the coins of its open places come back, pending work stays to be decided. Opened by `tasks:write`. */
  async deleteTask(id: string, options?: CallOptions): Promise<DeletedTask> {
    return (
      await this.one<Envelope<DeletedTask>>(
        { method: 'DELETE', path: `/task/delete/${encodeURIComponent(id)}`, keyed: true },
        options,
      )
    ).data;
  }

  /** The tasks that take work and for which you have sent none. Opened by `tasks:read`. */
  listTasksNotSubmitted(query: ListTasksNotSubmittedQuery = {}, options?: CallOptions): Pages<Task> {
    return this.many({ method: 'GET', path: '/task/unsent', query }, options);
  }

  /** Change the number of slots; the difference is charged or refunded. Opened by `tasks:write`. */
  async changeOpenSlots(id: string, body: OpenSlotsBody, options?: CallOptions): Promise<Task> {
    return (
      await this.one<Envelope<Task>>(
        { method: 'PATCH', path: `/task/update/requiredWorker/${encodeURIComponent(id)}`, body, keyed: true },
        options,
      )
    ).data;
  }

  /** Edit a task's text; existing submissions keep the version they answered. Opened by `tasks:write`. */
  async editTask(id: string, body: EditTaskBody, options?: CallOptions): Promise<PostedTask> {
    return (
      await this.one<Envelope<PostedTask>>(
        { method: 'PATCH', path: `/task/update/${encodeURIComponent(id)}`, body },
        options,
      )
    ).data;
  }

  /** The tasks of one buyer. Opened by `tasks:read`. */
  listBuyerTasks(query: ListBuyerTasksQuery = {}, options?: CallOptions): Pages<Task> {
    return this.many({ method: 'GET', path: '/task/user/{email}', query, own: 'path' }, options);
  }

  /** One task, and what you have sent for it. Opened by `tasks:read`. */
  async getTask(id: string, options?: CallOptions): Promise<TaskDetails> {
    return (await this.one<Envelope<TaskDetails>>({ method: 'GET', path: `/task/${encodeURIComponent(id)}` }, options))
      .data;
  }

  /** Release your claim (idempotent). Opened by `submissions:write`. */
  async releaseClaim(id: string, query: ReleaseClaimQuery = {}, options?: CallOptions): Promise<ReleasedClaim> {
    return (
      await this.one<Envelope<ReleasedClaim>>(
        { method: 'DELETE', path: `/task/${encodeURIComponent(id)}/claim`, query, keyed: true },
        options,
      )
    ).data;
  }

  /** Claim a slot. Opened by `submissions:write`. */
  async claimSlot(id: string, options?: CallOptions): Promise<Claimed> {
    return (
      await this.one<Envelope<Claimed>>(
        { method: 'POST', path: `/task/${encodeURIComponent(id)}/claim`, keyed: true },
        options,
      )
    ).data;
  }

  /** List the questions about a task, newest first. Opened by `tasks:read`. */
  listQuestions(id: string, query: ListQuestionsQuery = {}, options?: CallOptions): Pages<TaskQuestion> {
    return this.many({ method: 'GET', path: `/task/${encodeURIComponent(id)}/question`, query }, options);
  }

  /** All work sent for one of your tasks, as a file. Opened by `submissions:read`. */
  getTaskResults(id: string, query: GetTaskResultsQuery = {}, options?: CallOptions): Promise<Response> {
    return this.file({ method: 'GET', path: `/task/${encodeURIComponent(id)}/results`, query }, options);
  }

  /** A person's record. Opened by `wallet:read`. */
  async getUser(options?: CallOptions): Promise<User> {
    return (await this.one<Envelope<User>>({ method: 'GET', path: '/user', own: 'query' }, options)).data;
  }

  /** Get the inclusion proof of a transfer. Opened by `wallet:read`. */
  async getTransferProof(query: GetTransferProofQuery, options?: CallOptions): Promise<TransferProof> {
    return (await this.one<Envelope<TransferProof>>({ method: 'GET', path: '/wallet/proof', query }, options)).data;
  }

  /** Every transfer of your coins, newest first, with the balance after it. Narrowed to one group a page may hold few lines, or none, while more remain. Opened by `wallet:read`. */
  getStatement(query: GetStatementQuery = {}, options?: CallOptions): Pages<StatementLine> {
    return this.many({ method: 'GET', path: '/wallet/statement', query, own: 'query' }, options);
  }

  /** What a year brought and took of your coins, by month. Opened by `wallet:read`. */
  async getYearlyStatement(query: GetYearlyStatementQuery = {}, options?: CallOptions): Promise<YearlyStatement> {
    return (
      await this.one<Envelope<YearlyStatement>>({ method: 'GET', path: '/wallet/year', query, own: 'query' }, options)
    ).data;
  }

  /** Your webhooks, newest first. Opened by `webhooks`. */
  async listWebhooks(options?: CallOptions): Promise<Webhook[]> {
    return (await this.one<Envelope<Webhook[]>>({ method: 'GET', path: '/webhook' }, options)).data;
  }

  /** Delete a webhook. Opened by `webhooks`. */
  async removeWebhook(id: string, options?: CallOptions): Promise<WebhookDone> {
    return (
      await this.one<Envelope<WebhookDone>>({ method: 'DELETE', path: `/webhook/${encodeURIComponent(id)}` }, options)
    ).data;
  }

  /** What was sent to a webhook within a month, newest first, and what it answered. Opened by `webhooks`. */
  listDeliveries(id: string, query: ListDeliveriesQuery = {}, options?: CallOptions): Pages<Delivery> {
    return this.many({ method: 'GET', path: `/webhook/${encodeURIComponent(id)}/delivery`, query }, options);
  }

  /** Send a message again, under the same webhook-id. Opened by `webhooks`. */
  async redeliverWebhook(id: string, delivery: string, options?: CallOptions): Promise<WebhookDone> {
    return (
      await this.one<Envelope<WebhookDone>>(
        { method: 'POST', path: `/webhook/${encodeURIComponent(id)}/delivery/${encodeURIComponent(delivery)}` },
        options,
      )
    ).data;
  }

  /** Re-enable a disabled webhook. Opened by `webhooks`. */
  async enableWebhook(id: string, options?: CallOptions): Promise<WebhookDone> {
    return (
      await this.one<Envelope<WebhookDone>>({ method: 'POST', path: `/webhook/${encodeURIComponent(id)}/on` }, options)
    ).data;
  }

  /** Send a test message. Opened by `webhooks`. */
  async testWebhook(id: string, options?: CallOptions): Promise<WebhookDone> {
    return (
      await this.one<Envelope<WebhookDone>>(
        { method: 'POST', path: `/webhook/${encodeURIComponent(id)}/test` },
        options,
      )
    ).data;
  }

  /** Your worker groups, newest first. Opened by `tasks:read`. */
  listWorkerGroups(query: ListWorkerGroupsQuery = {}, options?: CallOptions): Pages<WorkerGroup> {
    return this.many({ method: 'GET', path: '/worker-group', query }, options);
  }

  /** Create a worker group. Opened by `tasks:write`. */
  async createWorkerGroup(body: GroupBody, options?: CallOptions): Promise<WorkerGroup> {
    return (
      await this.one<Envelope<WorkerGroup>>({ method: 'POST', path: '/worker-group', body, keyed: true }, options)
    ).data;
  }

  /** Delete a worker group. Opened by `tasks:write`. */
  async deleteWorkerGroup(id: string, options?: CallOptions): Promise<RemovedGroup> {
    return (
      await this.one<Envelope<RemovedGroup>>(
        { method: 'DELETE', path: `/worker-group/${encodeURIComponent(id)}`, keyed: true },
        options,
      )
    ).data;
  }

  /** One of your worker groups. Opened by `tasks:read`. */
  async getWorkerGroup(id: string, options?: CallOptions): Promise<WorkerGroup> {
    return (
      await this.one<Envelope<WorkerGroup>>({ method: 'GET', path: `/worker-group/${encodeURIComponent(id)}` }, options)
    ).data;
  }

  /** Rename a worker group. Opened by `tasks:write`. */
  async renameWorkerGroup(id: string, body: GroupBody, options?: CallOptions): Promise<WorkerGroup> {
    return (
      await this.one<Envelope<WorkerGroup>>(
        { method: 'PATCH', path: `/worker-group/${encodeURIComponent(id)}`, body },
        options,
      )
    ).data;
  }

  /** Make an invitation link for a group. Opened by `tasks:write`. */
  async inviteToWorkerGroup(id: string, body: InvitationBody, options?: CallOptions): Promise<Invitation> {
    return (
      await this.one<Envelope<Invitation>>(
        { method: 'POST', path: `/worker-group/${encodeURIComponent(id)}/invitation`, body },
        options,
      )
    ).data;
  }

  /** Who is in a group. Opened by `tasks:read`. */
  listGroupMembers(id: string, query: ListGroupMembersQuery = {}, options?: CallOptions): Pages<GroupMember> {
    return this.many({ method: 'GET', path: `/worker-group/${encodeURIComponent(id)}/member`, query }, options);
  }

  /** Add workers to a group (idempotent). Opened by `tasks:write`. */
  async addGroupMembers(id: string, body: AddMembersBody, options?: CallOptions): Promise<AddedMembers> {
    return (
      await this.one<Envelope<AddedMembers>>(
        { method: 'POST', path: `/worker-group/${encodeURIComponent(id)}/member`, body, keyed: true },
        options,
      )
    ).data;
  }

  /** Take a worker out of a group (idempotent). Opened by `tasks:write`. */
  async removeGroupMember(worker: string, id: string, options?: CallOptions): Promise<RemovedGroup> {
    return (
      await this.one<Envelope<RemovedGroup>>(
        { method: 'DELETE', path: `/worker-group/${encodeURIComponent(id)}/member/${encodeURIComponent(worker)}` },
        options,
      )
    ).data;
  }

  /** Your qualification tests, newest first. Opened by `tasks:read`. */
  listWorkerTests(query: ListWorkerTestsQuery = {}, options?: CallOptions): Pages<WorkerTest> {
    return this.many({ method: 'GET', path: '/worker-test', query }, options);
  }

  /** Post a qualification test; the coins of all first attempts are set aside. Opened by `tasks:write`. */
  async postWorkerTest(body: PostTestBody, options?: CallOptions): Promise<WorkerTest> {
    return (await this.one<Envelope<WorkerTest>>({ method: 'POST', path: '/worker-test', body, keyed: true }, options))
      .data;
  }

  /** Close a qualification test; the coins of the places that are left come back (idempotent). Opened by `tasks:write`. */
  async closeWorkerTest(id: string, options?: CallOptions): Promise<ClosedTest> {
    return (
      await this.one<Envelope<ClosedTest>>(
        { method: 'DELETE', path: `/worker-test/${encodeURIComponent(id)}`, keyed: true },
        options,
      )
    ).data;
  }

  /** A qualification test, and your last attempt. Opened by `tasks:read`. */
  async getWorkerTest(id: string, options?: CallOptions): Promise<OfferedTest> {
    return (
      await this.one<Envelope<OfferedTest>>({ method: 'GET', path: `/worker-test/${encodeURIComponent(id)}` }, options)
    ).data;
  }

  /** Take a qualification test. Opened by `submissions:write`. */
  async takeWorkerTest(id: string, body: AttemptBody, options?: CallOptions): Promise<Attempt> {
    return (
      await this.one<Envelope<Attempt>>(
        { method: 'POST', path: `/worker-test/${encodeURIComponent(id)}/attempt`, body, keyed: true },
        options,
      )
    ).data;
  }
}
