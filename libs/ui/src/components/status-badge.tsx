import { type SubmissionStatus, type WithdrawalStatus } from '@kaaj/contract';
import { type ReactNode } from 'react';
import { CheckIcon, ClockIcon, CloseIcon, TrashIcon } from '../icons/icons';
import { classes } from './classes';

const icon = (Icon: typeof CheckIcon) => <Icon size={14} strokeWidth={2.4} />;

/** Colour and icon of each state, in both component libraries. */
export const statusStyles = {
  pending: { tone: 'warn', icon: icon(ClockIcon) },
  accepted: { tone: 'good', icon: icon(CheckIcon) },
  rejected: { tone: 'bad', icon: icon(CloseIcon) },
  cancelled: { tone: 'neutral', icon: icon(CloseIcon) },
  gone: { tone: 'neutral', icon: icon(TrashIcon) },
} as const;

export interface StatusBadgeProps {
  status: SubmissionStatus | WithdrawalStatus | 'gone';
  children: ReactNode;
}

/** The state of a submission or a withdrawal, or that a row was removed, by colour, icon and text. */
export function StatusBadge({ status, children }: StatusBadgeProps) {
  return <Badge {...statusStyles[status]}>{children}</Badge>;
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
