import { API_BASE, useLazyGetUserQuery } from '@kaaj/api-client';
import { Button } from '@kaaj/ui';
import { DownloadIcon } from '@kaaj/ui/icons';
import { Tooltip } from '@kaaj/ui-desk';
import { useSend } from '@kaaj/page-kit';
import { useOwnEmail } from '@kaaj/web-kit';
import { useMessages } from '../messages';

interface ResultsButtonProps {
  /** Of the call that answers with the file: `/task/{id}` without its end. */
  readonly path: string;
  readonly title: string;
}

/** Downloads all work that was sent for a task or a batch; the browser writes it to the disk as it comes. */
export function ResultsButton({ path, title }: ResultsButtonProps) {
  const t = useMessages();
  const { send, button } = useSend();
  const email = useOwnEmail();
  const [getUser] = useLazyGetUserQuery();
  const download = () => {
    const link = document.createElement('a');
    link.href = `${API_BASE}${path}/results?format=csv`;
    link.download = '';
    link.click();
  };
  // A download renews no session: a call of ours does, before it.
  const press = () => void send(() => getUser({ email }).unwrap(), { done: download });
  return (
    <Tooltip>
      <Button
        size="small"
        variant="ghost"
        icon={<DownloadIcon />}
        {...button}
        aria-label={t('tasks.resultsOf', { title })}
        onClick={press}
      >
        {t('tasks.results')}
      </Button>
    </Tooltip>
  );
}
