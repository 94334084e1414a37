import { Stack } from '@kaaj/ui';
import { ChevronDownIcon } from '@kaaj/ui/icons';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../messages';
import styles from './more-options.module.css';

interface MoreOptionsProps {
  /** What is in it. */
  readonly hint: string;
  /** Something of it is not as usual: it begins open. */
  readonly used: boolean;
  readonly children: ReactNode;
}

/** Options that most tasks leave unchanged, collapsed at first, and rendered only once they are open. */
export function MoreOptions({ hint, used, children }: MoreOptionsProps) {
  const t = useMessages();
  const [open, setOpen] = useState(false);
  const shown = used || open;
  return (
    <details className={styles.more} open={shown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <ChevronDownIcon className={styles.chevron} />
        <span>
          <strong>{t('task.more')}</strong> <span className="k-field__hint">{hint}</span>
        </span>
      </summary>
      {shown && <Stack gap={4}>{children}</Stack>}
    </details>
  );
}
