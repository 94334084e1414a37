import { Banner, Button, Row, Stack } from '@kaaj/ui';
import { download } from '@kaaj/page-kit';
import { toast } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import styles from './security.module.css';

interface Props {
  readonly codes: readonly string[];
  readonly onPutAway: () => void;
}

/** The one time that recovery codes are shown. */
export function RecoveryCodes({ codes, onPutAway }: Props) {
  const t = useMessages();
  const text = codes.join('\n');
  const save = () => download('kaaj-recovery-codes.txt', text, 'text/plain');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('keys.copied'));
    } catch {
      // Where the clipboard is closed to pages, or missing on an origin that is not secure, there is still the file.
      save();
    }
  };
  return (
    <Stack gap={4}>
      <Banner kind="warn" title={t('security.keepCodes')}>
        {t('security.keepCodesText')}
      </Banner>
      <ul className={styles.codes} aria-label={t('security.codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Row gap={3}>
        <Button variant="secondary" onClick={() => void copy()}>
          {t('keys.copy')}
        </Button>
        <Button variant="secondary" onClick={save}>
          {t('security.saveCodes')}
        </Button>
        <Button onClick={onPutAway}>{t('security.codesKept')}</Button>
      </Row>
    </Stack>
  );
}
