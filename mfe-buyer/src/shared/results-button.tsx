import { API_BASE, useLazyGetUserQuery } from '@kaaj/api-client';
import { Button } from '@kaaj/ui';
import { DownloadIcon } from '@kaaj/ui/icons';
import { Tooltip } from '@kaaj/ui-desk';
import { useOnline, useOwnEmail, useToast } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../messages';

interface ResultsButtonProps {
  /** Of the call that answers with the file: `/task/{id}` without its end. */
  readonly path: string;
  readonly title: string;
}

/** Downloads all work that was sent for a task or a batch; the browser writes it to the disk as it comes. */
export function ResultsButton({ path, title }: ResultsButtonProps) {
  const t = useMessages();
  const toast = useToast();
  const online = useOnline();
  const email = useOwnEmail();
  const [getUser] = useLazyGetUserQuery();
  const [pending, setPending] = useState(false);
  const press = async () => {
    setPending(true);
    try {
      // A download renews no session: a call of ours does, before it.
      await getUser({ email }).unwrap();
      const link = document.createElement('a');
      link.href = `${API_BASE}${path}/results?format=csv`;
      link.download = '';
      link.click();
    } catch (error) {
      toast.problem(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Tooltip>
      <Button
        size="small"
        variant="ghost"
        icon={<DownloadIcon />}
        pending={pending}
        disabled={!online}
        aria-label={t('tasks.resultsOf', { title })}
        onClick={() => void press()}
      >
        {t('tasks.results')}
      </Button>
    </Tooltip>
  );
}
