import { EARNING_KINDS, type TransferKind } from './postings';
import { groupOf } from './statement-group';

const GROUPS: Readonly<Record<string, readonly TransferKind[]>> = {
  earned: ['submission-accepted', 'dispute-awarded', 'goodwill-awarded', 'bonus', 'test-paid'],
  bought: ['purchase-settled', 'payment-frozen', 'lien-paid'],
  tasks: [
    ...(['test-posted', 'test-closed', 'fee-kept', 'fee-returned'] as const),
    ...(['task-posted', 'slots-added', 'slots-given-up', 'overlap-released'] as const),
    ...(['task-deleted', 'task-expired', 'task-closed', 'task-declined'] as const),
    ...(['batch-kept', 'batch-slots-added', 'batch-slots-given-up', 'batch-returned'] as const),
    ...(['submission-rejected', 'claim-ended'] as const),
    ...(['dispute-place-kept', 'dispute-coins-kept', 'dispute-place-opened', 'dispute-coins-returned'] as const),
  ],
  withdrawn: [
    ...(['withdrawal-requested', 'withdrawal-accepted', 'withdrawal-rejected', 'withdrawal-cancelled'] as const),
    ...(['payout-failed', 'payout-confirmed', 'payout-forfeited'] as const),
  ],
  other: ['balance-corrected', 'user-removed'],
};

describe('the groups of the statement', () => {
  it.each(Object.entries(GROUPS).flatMap(([group, kinds]) => kinds.map((kind) => [kind, group] as const)))(
    'list %s as %s',
    (kind, group) => expect(groupOf(kind, 5)).toBe(group),
  );

  it('list as earned what counts as earned coins', () =>
    expect(EARNING_KINDS.toSorted()).toEqual(GROUPS['earned']?.toSorted()));

  it('list a bonus as earned for its worker, and among the tasks for the buyer who paid it', () => {
    expect([groupOf('bonus', 5), groupOf('bonus', -5)]).toEqual(['earned', 'tasks']);
  });

  it('list a gain of another kind where its loss is listed', () =>
    expect(groupOf('submission-accepted', -5)).toBe('earned'));
});
