import { type IneligibilityReason } from '@kaaj/contract';

export type GroupUse = 'required' | 'excluded' | 'test';

/** A group of a task's audience, and whether the worker is a member. */
export interface NamedGroup {
  readonly groupUse: GroupUse;
  readonly member: boolean;
}

/** Reasons why a worker may not take the task; empty where they may. */
export function reasonsOf(named: readonly NamedGroup[]): readonly IneligibilityReason[] {
  const required = named.filter(({ groupUse }) => groupUse === 'required');
  const reasons: IneligibilityReason[] = [];
  if (required.length > 0 && !required.some(({ member }) => member)) reasons.push('group');
  if (named.some(({ groupUse, member }) => groupUse === 'excluded' && member)) reasons.push('excluded');
  if (named.some(({ groupUse, member }) => groupUse === 'test' && !member)) reasons.push('test');
  return reasons;
}
