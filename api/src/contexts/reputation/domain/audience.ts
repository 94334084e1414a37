import { type IneligibilityReason } from '@kaaj/contract';

/** What a group is to a task. */
export type GroupUse = 'required' | 'excluded' | 'test';

/** One group that a task names, and whether a worker is in it. */
export interface NamedGroup {
  readonly groupUse: GroupUse;
  readonly member: boolean;
}

/** Why a worker may not take a task that names these groups; none where they may. */
export function reasonsOf(named: readonly NamedGroup[]): readonly IneligibilityReason[] {
  const required = named.filter(({ groupUse }) => groupUse === 'required');
  const reasons: IneligibilityReason[] = [];
  if (required.length > 0 && !required.some(({ member }) => member)) reasons.push('group');
  if (named.some(({ groupUse, member }) => groupUse === 'excluded' && member)) reasons.push('excluded');
  if (named.some(({ groupUse, member }) => groupUse === 'test' && !member)) reasons.push('test');
  return reasons;
}
