import { API_BASE, useLazyGetUserQuery } from '@kaaj/api-client';
import { Button } from '@kaaj/ui';
import { DownloadIcon } from '@kaaj/ui/icons';
import { useSend } from '@kaaj/page-kit';
import { useOwnEmail } from '@kaaj/web-kit';

interface FileButtonProps {
  /** Of the call that answers with the file, with its query. */
  readonly path: string;
  /** What the button says, and its accessible name. */
  readonly label: string;
  readonly name: string;
}

/** Downloads a file; the browser writes it to the disk as it comes. */
export function FileButton({ path, label, name }: FileButtonProps) {
  const { send, button } = useSend();
  const email = useOwnEmail();
  const [getUser] = useLazyGetUserQuery();
  const download = () => {
    const link = document.createElement('a');
    link.href = `${API_BASE}${path}`;
    link.download = '';
    link.click();
  };
  // A download renews no session: a call of ours does, before it.
  const press = () => void send(() => getUser({ email }).unwrap(), { done: download });
  return (
    <Button size="small" variant="ghost" icon={<DownloadIcon />} {...button} aria-label={name} onClick={press}>
      {label}
    </Button>
  );
}
