import { type BadgeProps, type StatusBadgeProps, statusStyles } from '@kaaj/ui';
import { Tag } from 'antd';

const COLOURS = {
  neutral: 'default',
  accent: 'success',
  good: 'success',
  warn: 'warning',
  bad: 'error',
  info: 'processing',
} as const;

/** Words on a colour: antd's tag. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <Tag className="k-desk-badge" color={COLOURS[tone]} icon={icon}>
      {children}
    </Tag>
  );
}

/** The state of a submission or a withdrawal, or that a row was removed, by colour, icon and text. */
export function StatusBadge({ status, children }: StatusBadgeProps) {
  return <Badge {...statusStyles[status]}>{children}</Badge>;
}
