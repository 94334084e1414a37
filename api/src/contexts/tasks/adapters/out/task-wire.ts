import { Injectable } from '@nestjs/common';
import { type Task as WireTask, type TaskBuyer } from '@kaaj/contract';
import { Clock } from '../../../../kernel/clock';
import { type Id } from '../../../../kernel/ids';
import { People, type PersonCard } from '../../../identity';
import { type Balance, Balances } from '../../../wallet';
import { type Viewer } from '../../application/viewer';
import { type Task, takesWork } from '../../domain/task';

export interface TaskListRow {
  readonly id: Id;
  readonly buyer_id: Id;
  readonly title: string;
  readonly detail: string;
  readonly submission_info: string;
  readonly image_url: string;
  readonly payable: number;
  readonly open_slots: number;
  readonly completion_date: string;
  readonly status: Task['status'];
  readonly text_version: number;
}

export const TASK_COLUMNS =
  'id, buyer_id, title, detail, submission_info, image_url, payable, open_slots, completion_date, status, text_version';

/** Tasks as they travel: what they tell of their buyer depends on who asks. */
@Injectable()
export class TaskWire {
  constructor(
    private readonly people: People,
    private readonly balances: Balances,
    private readonly clock: Clock,
  ) {}

  async tasks(rows: readonly TaskListRow[], viewer: Viewer): Promise<readonly WireTask[]> {
    const ids = [...new Set(rows.map((row) => row.buyer_id))];
    const buyers = await this.people.cards(ids);
    const balances = await this.balances.of(ids.filter((id) => viewer?.role === 'Admin' || viewer?.personId === id));
    const today = this.clock.today();
    return rows.map((row) => {
      const card = buyers.get(row.buyer_id);
      return {
        _id: row.id,
        title: row.title,
        taskDetail: row.detail,
        requiredWorkers: row.open_slots,
        payableAmount: row.payable,
        completionDate: row.completion_date,
        submissionInfo: row.submission_info,
        imageURL: row.image_url,
        version: row.text_version,
        closed: !takesWork({ status: row.status, completionDate: row.completion_date }, today),
        ...(viewer && { buyerEmail: card?.email ?? '' }),
        buyer: { _id: row.buyer_id, name: card?.name ?? '', ...(viewer && moreOf(card, balances.get(row.buyer_id))) },
      };
    });
  }
}

/** What signed-in people see of a buyer besides the name. */
function moreOf(card: PersonCard | undefined, balance: Balance | undefined): Partial<TaskBuyer> {
  return { image: card?.image ?? '', email: card?.email ?? '', ...(balance && { coin: balance.coin }) };
}

/** A task of the domain in the columns that travel. */
export function rowOf(task: Task): TaskListRow {
  return {
    id: task.id,
    buyer_id: task.buyerId,
    title: task.title,
    detail: task.detail,
    submission_info: task.submissionInfo,
    image_url: task.imageUrl,
    payable: task.payable,
    open_slots: task.openSlots,
    completion_date: task.completionDate,
    status: task.status,
    text_version: task.textVersion,
  };
}
