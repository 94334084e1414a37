import { type StatusBadgeProps, statusStyles } from '@kaaj/ui';
import { Tag } from 'antd';

const COLOURS = { good: 'success', warn: 'warning', bad: 'error', neutral: 'default' } as const;

/** The state of a submission or a withdrawal, or that a row was removed: antd's tag with its colour, icon and text. */
export function StatusBadge({ status, children }: StatusBadgeProps) {
  const { tone, icon } = statusStyles[status];
  return (
    <Tag color={COLOURS[tone]} icon={icon}>
      {children}
    </Tag>
  );
}
