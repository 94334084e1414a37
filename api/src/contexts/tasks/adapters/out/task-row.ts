import { coins } from '../../../../kernel/coins';
import { type Task } from '../../domain/task';
import { type TaskRow } from './task.schema';

export function taskOf(row: TaskRow): Task {
  return {
    id: row.id,
    buyerId: row.buyer_id,
    title: row.title,
    detail: row.detail,
    submissionInfo: row.submission_info,
    imageUrl: row.image_url,
    allowanceMinutes: row.allowance_minutes,
    payable: coins(row.payable),
    openSlots: row.open_slots,
    places: row.places,
    completionDate: row.completion_date,
    status: row.status,
    textVersion: row.text_version,
  };
}
