import { useImportPayoutReferencesMutation } from '@kaaj/api-client';
import { LENGTHS } from '@kaaj/contract';
import { Banner, Button, Stack } from '@kaaj/ui';
import { UploadIcon } from '@kaaj/ui/icons';
import { FilePicker } from '@kaaj/ui-desk/files';
import { readTextFile, useSend } from '@kaaj/page-kit';
import { toast } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

/** Imports a file with results of payouts; its errors are listed below, line by line. */
export function UploadReferences() {
  const t = useMessages();
  const { send, fieldErrors, button } = useSend();
  const [takeReferences] = useImportPayoutReferencesMutation();

  const upload = async (file: File) => {
    const { text: csv } = await readTextFile(file);
    if (csv.length > LENGTHS.payoutFile) {
      toast.error(t('payouts.upload.tooLarge'));
      return;
    }
    await send(() => takeReferences({ payoutReferencesBody: { csv } }).unwrap(), {
      onSuccess: ({ data: { sent, confirmed, failed, unchanged } }) =>
        toast.success(t('payouts.upload.done', { sent, confirmed, failed, unchanged })),
    });
  };

  return (
    <Stack gap={3} align="start">
      <FilePicker
        aria-label={t('payouts.upload.button')}
        accept=".csv,text/csv"
        disabled={button.disabled || button.pending}
        onPick={(file) => void upload(file)}
      >
        {(open) => (
          <Button variant="secondary" icon={<UploadIcon />} {...button} onClick={open}>
            {t('payouts.upload.button')}
          </Button>
        )}
      </FilePicker>
      <FieldErrors refused={fieldErrors} />
    </Stack>
  );
}

function FieldErrors({ refused }: { refused: Readonly<Record<string, string | undefined>> }) {
  const t = useMessages();
  const lines = Object.entries(refused);
  if (lines.length === 0) return null;
  return (
    <Banner kind="warn">
      <strong>{t('payouts.upload.mistakes', { count: lines.length })}</strong>
      <ul>
        {lines.map(([field, mistake]) => (
          <li key={field}>
            {t('payouts.upload.line', {
              line: Number(field.replace('line ', '')),
              mistake: mistake ?? '',
            })}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
