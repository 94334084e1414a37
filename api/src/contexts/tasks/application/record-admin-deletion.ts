import { type Coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { type AuditLog } from '../../../platform/audit/audit-log';
import { type Notifier } from '../../messages';

interface AdminDeletion {
  readonly adminId: Id;
  /** A task, or a whole batch. */
  readonly posting: { readonly id: Id; readonly buyerId: Id; readonly title: string };
  readonly refunded: Coins;
}

/** Notifies the buyer of what an Admin deleted, and records it in the audit log. Inside the caller's unit of work. */
export async function recordAdminDeletion(
  { notifier, audit }: { readonly notifier: Notifier; readonly audit: AuditLog },
  { adminId, posting: { id, buyerId, title }, refunded }: AdminDeletion,
): Promise<void> {
  await notifier.notify(buyerId, 'task/deleted-by-admin', { title, coins: refunded });
  const details = { title, refunded };
  await audit.record({ adminId, action: 'task-deleted', subject: id, personId: buyerId, details });
}
