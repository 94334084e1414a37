import { type MadeKey } from '@kaaj/contract';
import { Button, Card, CheckIcon, CopyIcon, Row, SectionHeading, Stack } from '@kaaj/ui';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages';
import styles from './keys.module.css';

/** The one time that a key is shown. */
export function NewKey({ made, onPutAway }: { made: MadeKey; onPutAway: () => void }) {
  const t = useMessages();
  const [copied, setCopied] = useState(false);
  const shown = useRef<HTMLElement>(null);
  useEffect(() => shown.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(made.key);
      setCopied(true);
    } catch {
      // Where the clipboard is closed to pages the person copies it as any other text.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
    }
  }

  return (
    <Card as="section" tone="accent" padding="large" aria-labelledby="new-key">
      <Stack gap={4}>
        <SectionHeading id="new-key" size="small" title={t('keys.madeTitle', { name: made.name })} />
        <p>{t('keys.madeText')}</p>
        <code ref={shown} tabIndex={-1} className={styles.key}>
          {made.key}
        </code>
        <Row gap={3}>
          <Button icon={copied ? <CheckIcon /> : <CopyIcon />} onClick={() => void copy()}>
            {t(copied ? 'keys.copied' : 'keys.copy')}
          </Button>
          <Button variant="ghost" onClick={onPutAway}>
            {t('keys.kept')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
