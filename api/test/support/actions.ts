import { type KeyScope } from '@kaaj/contract';
import { type Answer } from './api';
import { type Person } from './person';
import { PICTURE } from './picture';

export interface NewTask {
  readonly title?: string;
  readonly requiredWorkers?: number;
  readonly payableAmount?: number;
  readonly completionDate?: string;
  readonly closesAt?: string;
  readonly category?: string;
  readonly allowanceMinutes?: number;
  readonly estimatedMinutes?: number;
  readonly contentNotice?: string;
}

export interface NewBatch extends NewTask {
  readonly taskDetail?: string;
  readonly format?: string;
  readonly rows?: string;
}

const IN_A_WEEK = () => new Date(Date.now() + 7 * 24 * 3600 * 1000).toISOString().slice(0, 10);

/** People's actions on the pages, each as its one call. The tests assert the answers. */
export const actions = {
  buy: (buyer: Person, coinsPurchased: number, headers = {}): Promise<Answer> =>
    buyer.post(`/payment?${buyer.self}`, { coinsPurchased }, headers),

  post: (buyer: Person, task: NewTask = {}, headers = {}): Promise<Answer> =>
    buyer.post('/task', taskBody(task), headers),

  reviewTask: (admin: Person, id: string, approved: boolean, headers = {}): Promise<Answer> =>
    admin.patch(`/task/review/${id}`, { approved, ...(!approved && { reason: 'It asks for passwords.' }) }, headers),

  postBatch: (buyer: Person, batch: NewBatch = {}, headers = {}): Promise<Answer> =>
    buyer.post('/task/batch', batchBody(batch), headers),

  cancelBatch: (buyer: Person, batchId: string, headers = {}): Promise<Answer> =>
    buyer.post(`/task/batch/${batchId}/cancel`, undefined, headers),

  changeSlots: (buyer: Person, taskId: string, requiredWorkers: number, headers = {}): Promise<Answer> =>
    buyer.patch(`/task/update/requiredWorker/${taskId}`, { requiredWorkers }, headers),

  deleteTask: (someone: Person, taskId: string, headers = {}): Promise<Answer> =>
    someone.delete(`/task/delete/${taskId}`, headers),

  submit: (worker: Person, task: string, headers = {}): Promise<Answer> =>
    worker.post('/submission', { task, submissionDetail: 'https://example.com/proof' }, headers),

  claim: (worker: Person, taskId: string, headers = {}): Promise<Answer> =>
    worker.post(`/task/${taskId}/claim`, undefined, headers),

  releaseClaim: (worker: Person, taskId: string, headers = {}): Promise<Answer> =>
    worker.delete(`/task/${taskId}/claim`, headers),

  next: (worker: Person, batchId: string, body: object = {}, headers = {}): Promise<Answer> =>
    worker.post(`/task/batch/${batchId}/next`, body, headers),

  skip: (worker: Person, taskId: string, headers = {}): Promise<Answer> =>
    worker.delete(`/task/${taskId}/claim?skip=true`, headers),

  review: (buyer: Person, submissionId: string, status: 'accepted' | 'rejected', headers = {}): Promise<Answer> =>
    buyer.patch(`/submission/update/status/${submissionId}`, { status }, headers),

  payBonus: (
    buyer: Person,
    submissionId: string,
    coins: number,
    reason = 'Very thorough.',
    headers = {},
  ): Promise<Answer> => buyer.post(`/submission/${submissionId}/bonus`, { coins, reason }, headers),

  askForChanges: (buyer: Person, submissionId: string, note = 'In Bangla, please.', headers = {}): Promise<Answer> =>
    buyer.patch(`/submission/${submissionId}/changes`, { note }, headers),

  resubmitWork: (
    worker: Person,
    submissionId: string,
    submissionDetail = 'In Bangla now.',
    headers = {},
  ): Promise<Answer> => worker.post(`/submission/${submissionId}/version`, { submissionDetail }, headers),

  dispute: (worker: Person, submissionId: string, headers = {}): Promise<Answer> =>
    worker.post(`/submission/${submissionId}/dispute`, { statement: 'I did all of it.' }, headers),

  answerDispute: (buyer: Person, disputeId: string, body: object, headers = {}): Promise<Answer> =>
    buyer.patch(`/dispute/${disputeId}/answer`, body, headers),

  decideDispute: (admin: Person, disputeId: string, winner: 'worker' | 'buyer', headers = {}): Promise<Answer> =>
    admin.patch(`/dispute/${disputeId}/decide`, { for: winner, reason: 'The proof shows it.' }, headers),

  liftRejectionSuspension: (admin: Person, buyerId: string, headers = {}): Promise<Answer> =>
    admin.patch(`/admin/brake/${buyerId}`, { lifted: true, reason: 'We have talked.' }, headers),

  withdraw: (worker: Person, withdrawalCoin: number, headers = {}): Promise<Answer> =>
    worker.post('/withdrawal', { withdrawalCoin, paymentSystem: 'bkash', accountNumber: '01700000000' }, headers),

  saveAccount: (worker: Person, accountNumber = '01700000000', more = {}): Promise<Answer> =>
    worker.post('/payout-account', { paymentSystem: 'bkash', accountNumber, ...more }),

  decide: (admin: Person, withdrawalId: string, status: 'accepted' | 'rejected', headers = {}): Promise<Answer> =>
    admin.patch(`/withdrawal/status/${withdrawalId}`, { status }, headers),

  cancel: (worker: Person, withdrawalId: string, headers = {}): Promise<Answer> =>
    worker.patch(`/withdrawal/cancel/${withdrawalId}`, undefined, headers),

  exportPayouts: (admin: Person, rail = 'bkash', headers = {}): Promise<Answer> =>
    admin.post('/payout/batch', { rail }, headers),

  /** `line`: state,reference,reason */
  reportPayout: (admin: Person, withdrawalId: string, line: string, headers = {}): Promise<Answer> =>
    admin.post('/payout/references', { csv: `payout,state,reference,reason\n${withdrawalId},${line}` }, headers),

  correct: (admin: Person, personId: string, coin: number): Promise<Answer> =>
    admin.patch(`/user/updatecoin/${personId}`, { coin, reason: 'set up by a test' }),

  createKey: (person: Person, scopes: readonly KeyScope[], days?: number): Promise<Answer> =>
    person.post('/key', { name: 'A program', scopes, ...(days !== undefined && { days }) }),

  remove: (admin: Person, personId: string, body?: object): Promise<Answer> =>
    admin.send({ method: 'DELETE', path: `/user/deleteuser/${personId}`, ...(body && { body }) }),

  suspend: (admin: Person, personId: string, reason = 'Junk in every task.', headers = {}): Promise<Answer> =>
    admin.patch(`/user/suspend/${personId}`, { reason }, headers),

  liftSuspension: (admin: Person, personId: string, reason = 'It was a mistake.', headers = {}): Promise<Answer> =>
    admin.patch(`/user/suspend/${personId}`, { lifted: true, reason }, headers),
};

export function taskBody({
  title = 'Watch a video',
  requiredWorkers = 1,
  payableAmount = 5,
  completionDate = IN_A_WEEK(),
  ...terms
}: NewTask = {}) {
  return {
    title,
    taskDetail: 'Watch it to the end and write down its last word.',
    requiredWorkers,
    payableAmount,
    completionDate,
    ...terms,
    submissionInfo: 'The last word.',
    imageURL: PICTURE,
  };
}

/** Three tasks of five coins each by default. */
export function batchBody({ taskDetail, format = 'csv', rows = ROWS, ...task }: NewBatch = {}) {
  return {
    ...taskBody({ title: 'Label {{picture}}', ...task }),
    taskDetail: taskDetail ?? 'Say what {{picture}} shows.',
    format,
    rows,
  };
}

const ROWS = 'picture\none.png\ntwo.png\nthree.png\n';

/** The id of what a call created. Throws for an error. */
export const idOf = (answer: Answer): string => answer.data<{ _id: string }>()._id;
