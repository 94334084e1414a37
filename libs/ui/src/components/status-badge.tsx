import { type SubmissionStatus, type WithdrawalStatus } from '@kaaj/contract';
import { type ReactNode } from 'react';
import { CheckIcon, ClockIcon, CloseIcon, TrashIcon } from '../icons/icons';
import { classes } from './classes';

const tones = { pending: 'warn', accepted: 'good', rejected: 'bad', cancelled: 'neutral', gone: 'neutral' } as const;
const icons = {
  pending: ClockIcon,
  accepted: CheckIcon,
  rejected: CloseIcon,
  cancelled: CloseIcon,
  gone: TrashIcon,
} as const;

/** Where a submission or a withdrawal stands, or that a row is gone: colour, icon and word say the same. */
export function StatusBadge({
  status,
  children,
}: {
  status: SubmissionStatus | WithdrawalStatus | 'gone';
  children: ReactNode;
}) {
  const StatusIcon = icons[status];
  return (
    <Badge tone={tones[status]} icon={<StatusIcon size={14} strokeWidth={2.4} />}>
      {children}
    </Badge>
  );
}

export interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'good' | 'warn' | 'bad' | 'info';
  icon?: ReactNode;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classes('k-badge', `k-badge--${tone}`)}>
      {icon}
      {children}
    </span>
  );
}
