import { classes } from '@kaaj/ui';
import { type ReactNode } from 'react';
import styles from './task.module.css';

/** A task's page: its heading, TaskSummary, TaskSheet, and last what is done about it. */
export function TaskPage({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return <div className={classes(styles.page, className)}>{children}</div>;
}
