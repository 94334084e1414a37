import { API_BASE, useLazyGetUserQuery } from '@kaaj/api-client';
import { type Task } from '@kaaj/contract';
import { Button, DownloadIcon } from '@kaaj/ui';
import { useOnline, useOwnEmail, useToast } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';

/** Downloads all work that was sent for a task; the browser writes it to the disk as it comes. */
export function ResultsButton({ task: { _id, title } }: { readonly task: Task }) {
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
      link.href = `${API_BASE}/task/${_id}/results?format=csv`;
      link.download = '';
      link.click();
    } catch (error) {
      toast.problem(error);
    } finally {
      setPending(false);
    }
  };
  return (
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
  );
}
