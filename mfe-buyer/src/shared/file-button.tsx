import { API_BASE, useLazyGetUserQuery } from '@kaaj/api-client';
import { Button } from '@kaaj/ui';
import { DownloadIcon } from '@kaaj/ui/icons';
import { useSend } from '@kaaj/page-kit';
import { useOwnEmail } from '@kaaj/web-kit';

interface FileButtonProps {
  /** Of the call that answers with the file, with its query. */
  readonly path: string;
  /** The button's label and accessible name. */
  readonly label: string;
  readonly name: string;
}

/** Downloads a file; the browser streams it to disk. */
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
  // A download cannot refresh the session: an API call before it does.
  const press = () => void send(() => getUser({ email }).unwrap(), { onSuccess: download });
  return (
    <Button size="small" variant="ghost" icon={<DownloadIcon />} {...button} aria-label={name} onClick={press}>
      {label}
    </Button>
  );
}
