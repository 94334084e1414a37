import { Injectable } from '@nestjs/common';
import { type Role, type Task as WireTask, type TaskBuyer } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { type PersonSummary, CachedPersonSummaries } from '../../people';
import { ReputationPresenter } from '../../reputation';
import { type Balance, Balances, Fees, totalFee } from '../../wallet';
import { TaskSettings } from './task-settings';
import { isPaused, type Task, takesWork } from '../domain/task';

/** The caller who sees a task; undefined for a visitor. */
export type Viewer = { readonly personId: Id; readonly role: Role | undefined } | undefined;

/** Maps tasks to the API; what it contains about the buyer depends on the viewer. */
@Injectable()
export class TaskPresenter {
  constructor(
    private readonly cards: CachedPersonSummaries,
    private readonly records: ReputationPresenter,
    private readonly balances: Balances,
    private readonly fees: Fees,
    private readonly clock: Clock,
    private readonly settings: TaskSettings,
  ) {}

  async show(tasks: readonly Task[], viewer: Viewer): Promise<readonly WireTask[]> {
    const ids = [...new Set(tasks.map(({ buyerId }) => buyerId))];
    const [buyers, recordOf] = await Promise.all([this.cards.of(ids), this.records.ofBuyers(ids)]);
    const balances = await this.balances.of(ids.filter((id) => viewer?.role === 'Admin' || viewer?.personId === id));
    // Once per buyer: a page has few different ones.
    const shown = new Map(
      ids.map((id) => {
        const card = buyers.get(id);
        return [id, shownBuyer(id, card, card?.email ? recordOf(card) : null, viewer && { balance: balances.get(id) })];
      }),
    );
    const fees = await this.fees.of(tasks.map(({ id }) => id));
    const feeOfTask = (id: Id): number => {
      const base = fees.get(id);
      return base ? totalFee(base) : 0;
    };
    const moment = this.clock.moment();
    return tasks.map((task) => ({
      _id: task.id,
      title: task.title,
      taskDetail: task.detail,
      requiredWorkers: task.openSlots,
      places: task.places,
      payableAmount: task.payable,
      fee: feeOfTask(task.id),
      completionDate: task.completionDate,
      submissionInfo: task.submissionInfo,
      imageURL: task.imageUrl,
      allowanceMinutes: task.allowanceMinutes,
      estimatedMinutes: task.estimatedMinutes,
      contentNotice: task.contentNotice,
      category: task.category,
      reviewDays: task.reviewDays ?? this.settings.reviewDays,
      proof: task.proof,
      version: task.textVersion,
      medianMinutes: task.medianMinutes,
      ...(task.closesAt && { closesAt: new Date(task.closesAt).toISOString() }),
      closed: !takesWork(task, moment) && !isPaused(task, moment),
      ...(isPaused(task, moment) && { paused: true }),
      ...(isConcerned(viewer, task) && task.review && { review: task.review }),
      ...(shown.get(task.buyerId) as ShownBuyer),
    }));
  }
}

/** Whether the viewer may see the result of the review. */
const isConcerned = (viewer: Viewer, { buyerId }: Task): boolean =>
  viewer?.role === 'Admin' || viewer?.personId === buyerId;

type ShownBuyer = Pick<WireTask, 'buyer' | 'buyerEmail' | 'buyerRecord'>;

/** `signedIn`: the additional fields for signed-in people. */
function shownBuyer(
  id: Id,
  card: PersonSummary | undefined,
  buyerRecord: WireTask['buyerRecord'],
  signedIn: { readonly balance: Balance | undefined } | undefined,
): ShownBuyer {
  return {
    ...(signedIn && { buyerEmail: card?.email ?? '' }),
    buyer: { _id: id, name: card?.name ?? '', ...(signedIn && moreOf(card, signedIn.balance)) },
    buyerRecord,
  };
}

/** Additional fields about a buyer for signed-in people. */
function moreOf(card: PersonSummary | undefined, balance: Balance | undefined): Partial<TaskBuyer> {
  return { image: card?.image ?? '', email: card?.email ?? '', ...(balance && { coin: balance.coin }) };
}
