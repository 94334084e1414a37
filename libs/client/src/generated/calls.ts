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
  type Done,
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

  /** List your claims, soonest to expire first. Scope: `submissions:read`. */
  async listClaims(options?: CallOptions): Promise<Claim[]> {
    return (await this.one<Envelope<Claim[]>>({ method: 'GET', path: '/claim', own: 'query' }, options)).data;
  }

  /** List your disputes, newest first; for an Admin without `email`, all disputes, undecided ones first. Scope: `submissions:read`. */
  listDisputes(query: ListDisputesQuery = {}, options?: CallOptions): Pages<Dispute> {
    return this.many({ method: 'GET', path: '/dispute', query, own: 'query' }, options);
  }

  /** Get a dispute, as a party, supporter or Admin. Scope: `submissions:read`. */
  async getDispute(id: string, options?: CallOptions): Promise<Dispute> {
    return (await this.one<Envelope<Dispute>>({ method: 'GET', path: `/dispute/${encodeURIComponent(id)}` }, options))
      .data;
  }

  /** Answer or concede a dispute. Scope: `submissions:review`. */
  async answerDispute(id: string, body: AnswerDisputeBody, options?: CallOptions): Promise<Dispute> {
    return (
      await this.one<Envelope<Dispute>>(
        { method: 'PATCH', path: `/dispute/${encodeURIComponent(id)}/answer`, body, keyed: true },
        options,
      )
    ).data;
  }

  /** Create a resumable upload. Scope: `submissions:write`. */
  async createProofUpload(options?: CallOptions): Promise<UploadState> {
    return (await this.one<Envelope<UploadState>>({ method: 'POST', path: '/image/proof/upload' }, options)).data;
  }

  /** Cancel an upload. Scope: `submissions:write`. */
  cancelProofUpload(id: string, options?: CallOptions): Promise<Response> {
    return this.file({ method: 'DELETE', path: `/image/proof/upload/${encodeURIComponent(id)}` }, options);
  }

  /** Get the upload offset. Scope: `submissions:write`. */
  async getProofUpload(id: string, options?: CallOptions): Promise<UploadState> {
    return (
      await this.one<Envelope<UploadState>>(
        { method: 'GET', path: `/image/proof/upload/${encodeURIComponent(id)}` },
        options,
      )
    ).data;
  }

  /** Append a chunk. Scope: `submissions:write`. */
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

  /** Get a proof picture. Scope: `submissions:read` or `submissions:review`. */
  getProof(name: string, options?: CallOptions): Promise<Response> {
    return this.file({ method: 'GET', path: `/image/proof/${encodeURIComponent(name)}` }, options);
  }

  /** Get owner, scopes and expiry of the API key used. Open to every API key. */
  async getKeyOwner(options?: CallOptions): Promise<KeyOwner> {
    return (await this.one<Envelope<KeyOwner>>({ method: 'GET', path: '/key/bearer' }, options)).data;
  }

  /** Get your tasks, payments and submissions to review; `page` paginates the submissions. Scope: `submissions:read`. */
  getBuyerOverview(query: GetBuyerOverviewQuery = {}, options?: CallOptions): Promise<Paged<BuyerOverview>> {
    return this.one({ method: 'GET', path: '/overview/buyer', query, own: 'query' }, options);
  }

  /** Get the reputation record of a buyer or worker. Scope: `submissions:read`. */
  async getRecord(userId: string, options?: CallOptions): Promise<PersonRecord> {
    return (
      await this.one<Envelope<PersonRecord>>({ method: 'GET', path: `/record/${encodeURIComponent(userId)}` }, options)
    ).data;
  }

  /** Submit work for a task. Scope: `submissions:write`. */
  async submitWork(body: SubmitWorkBody, options?: CallOptions): Promise<Submission> {
    return (await this.one<Envelope<Submission>>({ method: 'POST', path: '/submission', body, keyed: true }, options))
      .data;
  }

  /** Pay up to 100 bonuses independently of each other. Scope: `submissions:review`. */
  async payBonuses(body: BonusesBody, options?: CallOptions): Promise<PaidBonus[]> {
    return (
      await this.one<Envelope<PaidBonus[]>>({ method: 'POST', path: '/submission/bonus', body, keyed: true }, options)
    ).data;
  }

  /** Decide on up to 100 submissions independently of each other. Scope: `submissions:review`. */
  async reviewSubmissions(body: DecisionsBody, options?: CallOptions): Promise<Decided[]> {
    return (
      await this.one<Envelope<Decided[]>>(
        { method: 'POST', path: '/submission/decisions', body, keyed: true, repeatable: true },
        options,
      )
    ).data;
  }

  /** List submissions for your tasks. Scope: `submissions:read`. */
  listReceivedSubmissions(query: ListReceivedSubmissionsQuery = {}, options?: CallOptions): Pages<Submission> {
    return this.many({ method: 'GET', path: '/submission/received', query }, options);
  }

  /** Summarize submissions for these tasks. Scope: `submissions:read`. */
  async summarizeReceivedSubmissions(
    query: SummarizeReceivedSubmissionsQuery,
    options?: CallOptions,
  ): Promise<ReceivedFor[]> {
    return (
      await this.one<Envelope<ReceivedFor[]>>({ method: 'GET', path: '/submission/received/among', query }, options)
    ).data;
  }

  /** Count the submissions that await your decision. Scope: `submissions:read`. */
  async countReceivedSubmissions(options?: CallOptions): Promise<number> {
    return (await this.one<Envelope<number>>({ method: 'GET', path: '/submission/received/count' }, options)).data;
  }

  /** Accept a submission, which pays the worker, or reject it. Scope: `submissions:review`. */
  async reviewSubmission(id: string, body: ReviewBody, options?: CallOptions): Promise<SubmissionState> {
    return (
      await this.one<Envelope<SubmissionState>>(
        { method: 'PATCH', path: `/submission/update/status/${encodeURIComponent(id)}`, body, keyed: true },
        options,
      )
    ).data;
  }

  /** List your submissions, newest first. Scope: `submissions:read`. */
  listWorkerSubmissions(query: ListWorkerSubmissionsQuery = {}, options?: CallOptions): Pages<Submission> {
    return this.many({ method: 'GET', path: '/submission/worker', query, own: 'query' }, options);
  }

  /** List those of the given tasks that you have submitted to. Scope: `submissions:read`. */
  async listMySubmissionsForTasks(query: ListMySubmissionsForTasksQuery, options?: CallOptions): Promise<SentFor[]> {
    return (await this.one<Envelope<SentFor[]>>({ method: 'GET', path: '/submission/worker/among', query }, options))
      .data;
  }

  /** Count your submissions. Scope: `submissions:read`. */
  async countWorkerSubmissions(query: CountWorkerSubmissionsQuery = {}, options?: CallOptions): Promise<number> {
    return (
      await this.one<Envelope<number>>(
        { method: 'GET', path: '/submission/worker/count', query, own: 'query' },
        options,
      )
    ).data;
  }

  /** Get a submission with its history. Scope: `submissions:read`. */
  async getSubmission(id: string, options?: CallOptions): Promise<DisputedSubmission> {
    return (
      await this.one<Envelope<DisputedSubmission>>(
        { method: 'GET', path: `/submission/${encodeURIComponent(id)}` },
        options,
      )
    ).data;
  }

  /** Pay a bonus for accepted work. Scope: `submissions:review`. */
  async payBonus(id: string, body: BonusBody, options?: CallOptions): Promise<Bonus> {
    return (
      await this.one<Envelope<Bonus>>(
        { method: 'POST', path: `/submission/${encodeURIComponent(id)}/bonus`, body, keyed: true },
        options,
      )
    ).data;
  }

  /** Request changes to a submission, once. Scope: `submissions:review`. */
  async askForChanges(id: string, body: ChangesBody, options?: CallOptions): Promise<Submission> {
    return (
      await this.one<Envelope<Submission>>(
        { method: 'PATCH', path: `/submission/${encodeURIComponent(id)}/changes`, body, keyed: true },
        options,
      )
    ).data;
  }

  /** Open a dispute (once, within seven days). Scope: `submissions:write`. */
  async openDispute(id: string, body: OpenDisputeBody, options?: CallOptions): Promise<Dispute> {
    return (
      await this.one<Envelope<Dispute>>(
        { method: 'POST', path: `/submission/${encodeURIComponent(id)}/dispute`, body, keyed: true },
        options,
      )
    ).data;
  }

  /** Submit the requested changes as a new version; the review period restarts. Scope: `submissions:write`. */
  async resubmitWork(id: string, body: VersionBody, options?: CallOptions): Promise<Submission> {
    return (
      await this.one<Envelope<Submission>>(
        { method: 'POST', path: `/submission/${encodeURIComponent(id)}/version`, body, keyed: true },
        options,
      )
    ).data;
  }

  /** List all open tasks. Scope: `tasks:read`. */
  listTasks(query: ListTasksQuery = {}, options?: CallOptions): Pages<Task> {
    return this.many({ method: 'GET', path: '/task', query }, options);
  }

  /** Post a task; the coins for all its slots are moved to escrow. Scope: `tasks:write`. */
  async postTask(body: PostTaskBody, options?: CallOptions): Promise<PostedTask> {
    return (await this.one<Envelope<PostedTask>>({ method: 'POST', path: '/task', body, keyed: true }, options)).data;
  }

  /** List your batches, newest first. Scope: `tasks:read`. */
  listBatches(query: ListBatchesQuery = {}, options?: CallOptions): Pages<Batch> {
    return this.many({ method: 'GET', path: '/task/batch', query }, options);
  }

  /** Post up to 10,000 tasks from the rows of a file; the coins for all of them are reserved. Scope: `tasks:write`. */
  async postBatch(body: PostBatchBody, options?: CallOptions): Promise<PostedBatch> {
    return (await this.one<Envelope<PostedBatch>>({ method: 'POST', path: '/task/batch', body, keyed: true }, options))
      .data;
  }

  /** Create the pictures of a batch. Scope: `tasks:write`. */
  async createBatchPictures(body: FetchPicturesBody, options?: CallOptions): Promise<BatchPictures> {
    return (await this.one<Envelope<BatchPictures>>({ method: 'POST', path: '/task/batch/pictures', body }, options))
      .data;
  }

  /** Delete the pictures of a batch. Scope: `tasks:write`. */
  cancelBatchPictures(id: string, options?: CallOptions): Promise<Response> {
    return this.file({ method: 'DELETE', path: `/task/batch/pictures/${encodeURIComponent(id)}` }, options);
  }

  /** Get the status of the pictures of a batch. Scope: `tasks:write`. */
  async getBatchPictures(id: string, options?: CallOptions): Promise<BatchPictures> {
    return (
      await this.one<Envelope<BatchPictures>>(
        { method: 'GET', path: `/task/batch/pictures/${encodeURIComponent(id)}` },
        options,
      )
    ).data;
  }

  /** Append a chunk of the ZIP file. Scope: `tasks:write`. */
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

  /** Preview a batch and its cost. Scope: `tasks:write`. */
  async previewBatch(body: PostBatchBody, options?: CallOptions): Promise<BatchPreview> {
    return (await this.one<Envelope<BatchPreview>>({ method: 'POST', path: '/task/batch/preview', body }, options))
      .data;
  }

  /** Get the progress of a batch. Scope: `tasks:read`. */
  async getBatch(id: string, options?: CallOptions): Promise<Batch> {
    return (await this.one<Envelope<Batch>>({ method: 'GET', path: `/task/batch/${encodeURIComponent(id)}` }, options))
      .data;
  }

  /** Pause or resume a batch, or change its overlap. Scope: `tasks:write`. */
  async changeBatch(id: string, body: ChangeBatchBody, options?: CallOptions): Promise<Batch> {
    return (
      await this.one<Envelope<Batch>>(
        { method: 'PATCH', path: `/task/batch/${encodeURIComponent(id)}`, body, keyed: true },
        options,
      )
    ).data;
  }

  /** Get the accuracy of each worker of a batch; most answers first. Scope: `submissions:read`. */
  listBatchAnnotators(id: string, query: ListBatchAnnotatorsQuery = {}, options?: CallOptions): Pages<Annotator> {
    return this.many({ method: 'GET', path: `/task/batch/${encodeURIComponent(id)}/annotators`, query }, options);
  }

  /** Cancel a batch; unposted tasks and open slots are refunded. Scope: `tasks:write`. */
  async cancelBatch(id: string, options?: CallOptions): Promise<Batch> {
    return (
      await this.one<Envelope<Batch>>(
        { method: 'POST', path: `/task/batch/${encodeURIComponent(id)}/cancel`, keyed: true },
        options,
      )
    ).data;
  }

  /** Get the label of each item of a batch, in the order of its file. Scope: `submissions:read`. */
  listBatchLabels(id: string, query: ListBatchLabelsQuery = {}, options?: CallOptions): Pages<Label> {
    return this.many({ method: 'GET', path: `/task/batch/${encodeURIComponent(id)}/labels`, query }, options);
  }

  /** Claim the next item of a batch. Scope: `submissions:write`. */
  async claimNextItem(id: string, body: NextItemBody, options?: CallOptions): Promise<NextItem> {
    return (
      await this.one<Envelope<NextItem>>(
        { method: 'POST', path: `/task/batch/${encodeURIComponent(id)}/next`, body, keyed: true },
        options,
      )
    ).data;
  }

  /** Export all submissions of a batch with its rows. Scope: `submissions:read`. */
  getBatchResults(id: string, query: GetBatchResultsQuery = {}, options?: CallOptions): Promise<Response> {
    return this.file({ method: 'GET', path: `/task/batch/${encodeURIComponent(id)}/results`, query }, options);
  }

  /** Delete a task; the coins of open slots are returned, pending submissions stay. Scope: `tasks:write`. */
  async deleteTask(id: string, options?: CallOptions): Promise<DeletedTask> {
    return (
      await this.one<Envelope<DeletedTask>>(
        { method: 'DELETE', path: `/task/delete/${encodeURIComponent(id)}`, keyed: true },
        options,
      )
    ).data;
  }

  /** List open tasks that you have not submitted to. Scope: `tasks:read`. */
  listTasksNotSubmitted(query: ListTasksNotSubmittedQuery = {}, options?: CallOptions): Pages<Task> {
    return this.many({ method: 'GET', path: '/task/unsent', query }, options);
  }

  /** Change the number of slots; the difference is charged or refunded. Scope: `tasks:write`. */
  async changeOpenSlots(id: string, body: OpenSlotsBody, options?: CallOptions): Promise<Task> {
    return (
      await this.one<Envelope<Task>>(
        { method: 'PATCH', path: `/task/update/requiredWorker/${encodeURIComponent(id)}`, body, keyed: true },
        options,
      )
    ).data;
  }

  /** Edit a task's text; existing submissions keep the version they answered. Scope: `tasks:write`. */
  async editTask(id: string, body: EditTaskBody, options?: CallOptions): Promise<PostedTask> {
    return (
      await this.one<Envelope<PostedTask>>(
        { method: 'PATCH', path: `/task/update/${encodeURIComponent(id)}`, body },
        options,
      )
    ).data;
  }

  /** List the tasks of a buyer. Scope: `tasks:read`. */
  listBuyerTasks(query: ListBuyerTasksQuery = {}, options?: CallOptions): Pages<Task> {
    return this.many({ method: 'GET', path: '/task/user/{email}', query, own: 'path' }, options);
  }

  /** Get a task and your submission for it. Scope: `tasks:read`. */
  async getTask(id: string, options?: CallOptions): Promise<TaskDetails> {
    return (await this.one<Envelope<TaskDetails>>({ method: 'GET', path: `/task/${encodeURIComponent(id)}` }, options))
      .data;
  }

  /** Release your claim (idempotent). Scope: `submissions:write`. */
  async releaseClaim(id: string, query: ReleaseClaimQuery = {}, options?: CallOptions): Promise<ReleasedClaim> {
    return (
      await this.one<Envelope<ReleasedClaim>>(
        { method: 'DELETE', path: `/task/${encodeURIComponent(id)}/claim`, query, keyed: true },
        options,
      )
    ).data;
  }

  /** Claim a slot. Scope: `submissions:write`. */
  async claimSlot(id: string, options?: CallOptions): Promise<Claimed> {
    return (
      await this.one<Envelope<Claimed>>(
        { method: 'POST', path: `/task/${encodeURIComponent(id)}/claim`, keyed: true },
        options,
      )
    ).data;
  }

  /** List the questions about a task, newest first. Scope: `tasks:read`. */
  listQuestions(id: string, query: ListQuestionsQuery = {}, options?: CallOptions): Pages<TaskQuestion> {
    return this.many({ method: 'GET', path: `/task/${encodeURIComponent(id)}/question`, query }, options);
  }

  /** Export all submissions of a task. Scope: `submissions:read`. */
  getTaskResults(id: string, query: GetTaskResultsQuery = {}, options?: CallOptions): Promise<Response> {
    return this.file({ method: 'GET', path: `/task/${encodeURIComponent(id)}/results`, query }, options);
  }

  /** Get a user. Scope: `wallet:read`. */
  async getUser(options?: CallOptions): Promise<User> {
    return (await this.one<Envelope<User>>({ method: 'GET', path: '/user', own: 'query' }, options)).data;
  }

  /** Get the inclusion proof of a transfer. Scope: `wallet:read`. */
  async getTransferProof(query: GetTransferProofQuery, options?: CallOptions): Promise<TransferProof> {
    return (await this.one<Envelope<TransferProof>>({ method: 'GET', path: '/wallet/proof', query }, options)).data;
  }

  /** List your transfers, newest first, with the balance after each. Scope: `wallet:read`. */
  getStatement(query: GetStatementQuery = {}, options?: CallOptions): Pages<StatementLine> {
    return this.many({ method: 'GET', path: '/wallet/statement', query, own: 'query' }, options);
  }

  /** Get your yearly statement, by month. Scope: `wallet:read`. */
  async getYearlyStatement(query: GetYearlyStatementQuery = {}, options?: CallOptions): Promise<YearlyStatement> {
    return (
      await this.one<Envelope<YearlyStatement>>({ method: 'GET', path: '/wallet/year', query, own: 'query' }, options)
    ).data;
  }

  /** List your webhooks, newest first. Scope: `webhooks`. */
  async listWebhooks(options?: CallOptions): Promise<Webhook[]> {
    return (await this.one<Envelope<Webhook[]>>({ method: 'GET', path: '/webhook' }, options)).data;
  }

  /** Delete a webhook. Scope: `webhooks`. */
  async removeWebhook(id: string, options?: CallOptions): Promise<Done> {
    return (await this.one<Envelope<Done>>({ method: 'DELETE', path: `/webhook/${encodeURIComponent(id)}` }, options))
      .data;
  }

  /** List the deliveries of a webhook in the last month with responses, newest first. Scope: `webhooks`. */
  listDeliveries(id: string, query: ListDeliveriesQuery = {}, options?: CallOptions): Pages<Delivery> {
    return this.many({ method: 'GET', path: `/webhook/${encodeURIComponent(id)}/delivery`, query }, options);
  }

  /** Redeliver a message with the same webhook-id. Scope: `webhooks`. */
  async redeliverWebhook(id: string, delivery: string, options?: CallOptions): Promise<Done> {
    return (
      await this.one<Envelope<Done>>(
        { method: 'POST', path: `/webhook/${encodeURIComponent(id)}/delivery/${encodeURIComponent(delivery)}` },
        options,
      )
    ).data;
  }

  /** Re-enable a disabled webhook. Scope: `webhooks`. */
  async enableWebhook(id: string, options?: CallOptions): Promise<Done> {
    return (await this.one<Envelope<Done>>({ method: 'POST', path: `/webhook/${encodeURIComponent(id)}/on` }, options))
      .data;
  }

  /** Send a test message. Scope: `webhooks`. */
  async testWebhook(id: string, options?: CallOptions): Promise<Done> {
    return (
      await this.one<Envelope<Done>>({ method: 'POST', path: `/webhook/${encodeURIComponent(id)}/test` }, options)
    ).data;
  }

  /** List your worker groups, newest first. Scope: `tasks:read`. */
  listWorkerGroups(query: ListWorkerGroupsQuery = {}, options?: CallOptions): Pages<WorkerGroup> {
    return this.many({ method: 'GET', path: '/worker-group', query }, options);
  }

  /** Create a worker group. Scope: `tasks:write`. */
  async createWorkerGroup(body: GroupBody, options?: CallOptions): Promise<WorkerGroup> {
    return (
      await this.one<Envelope<WorkerGroup>>({ method: 'POST', path: '/worker-group', body, keyed: true }, options)
    ).data;
  }

  /** Delete a worker group. Scope: `tasks:write`. */
  async deleteWorkerGroup(id: string, options?: CallOptions): Promise<RemovedGroup> {
    return (
      await this.one<Envelope<RemovedGroup>>(
        { method: 'DELETE', path: `/worker-group/${encodeURIComponent(id)}`, keyed: true },
        options,
      )
    ).data;
  }

  /** Get a worker group. Scope: `tasks:read`. */
  async getWorkerGroup(id: string, options?: CallOptions): Promise<WorkerGroup> {
    return (
      await this.one<Envelope<WorkerGroup>>({ method: 'GET', path: `/worker-group/${encodeURIComponent(id)}` }, options)
    ).data;
  }

  /** Rename a worker group. Scope: `tasks:write`. */
  async renameWorkerGroup(id: string, body: GroupBody, options?: CallOptions): Promise<WorkerGroup> {
    return (
      await this.one<Envelope<WorkerGroup>>(
        { method: 'PATCH', path: `/worker-group/${encodeURIComponent(id)}`, body },
        options,
      )
    ).data;
  }

  /** Create an invitation link for a group. Scope: `tasks:write`. */
  async inviteToWorkerGroup(id: string, body: InvitationBody, options?: CallOptions): Promise<Invitation> {
    return (
      await this.one<Envelope<Invitation>>(
        { method: 'POST', path: `/worker-group/${encodeURIComponent(id)}/invitation`, body },
        options,
      )
    ).data;
  }

  /** List the members of a group. Scope: `tasks:read`. */
  listGroupMembers(id: string, query: ListGroupMembersQuery = {}, options?: CallOptions): Pages<GroupMember> {
    return this.many({ method: 'GET', path: `/worker-group/${encodeURIComponent(id)}/member`, query }, options);
  }

  /** Add workers to a group (idempotent). Scope: `tasks:write`. */
  async addGroupMembers(id: string, body: AddMembersBody, options?: CallOptions): Promise<AddedMembers> {
    return (
      await this.one<Envelope<AddedMembers>>(
        { method: 'POST', path: `/worker-group/${encodeURIComponent(id)}/member`, body, keyed: true },
        options,
      )
    ).data;
  }

  /** Remove a worker from a group (idempotent). Scope: `tasks:write`. */
  async removeGroupMember(worker: string, id: string, options?: CallOptions): Promise<RemovedGroup> {
    return (
      await this.one<Envelope<RemovedGroup>>(
        { method: 'DELETE', path: `/worker-group/${encodeURIComponent(id)}/member/${encodeURIComponent(worker)}` },
        options,
      )
    ).data;
  }

  /** List your qualification tests, newest first. Scope: `tasks:read`. */
  listWorkerTests(query: ListWorkerTestsQuery = {}, options?: CallOptions): Pages<WorkerTest> {
    return this.many({ method: 'GET', path: '/worker-test', query }, options);
  }

  /** Post a qualification test; the coins for all first attempts are reserved. Scope: `tasks:write`. */
  async postWorkerTest(body: PostTestBody, options?: CallOptions): Promise<WorkerTest> {
    return (await this.one<Envelope<WorkerTest>>({ method: 'POST', path: '/worker-test', body, keyed: true }, options))
      .data;
  }

  /** Close a qualification test; the coins of unused first attempts are returned (idempotent). Scope: `tasks:write`. */
  async closeWorkerTest(id: string, options?: CallOptions): Promise<ClosedTest> {
    return (
      await this.one<Envelope<ClosedTest>>(
        { method: 'DELETE', path: `/worker-test/${encodeURIComponent(id)}`, keyed: true },
        options,
      )
    ).data;
  }

  /** Get a qualification test and your last attempt. Scope: `tasks:read`. */
  async getWorkerTest(id: string, options?: CallOptions): Promise<OfferedTest> {
    return (
      await this.one<Envelope<OfferedTest>>({ method: 'GET', path: `/worker-test/${encodeURIComponent(id)}` }, options)
    ).data;
  }

  /** Take a qualification test. Scope: `submissions:write`. */
  async takeWorkerTest(id: string, body: AttemptBody, options?: CallOptions): Promise<Attempt> {
    return (
      await this.one<Envelope<Attempt>>(
        { method: 'POST', path: `/worker-test/${encodeURIComponent(id)}/attempt`, body, keyed: true },
        options,
      )
    ).data;
  }
}
