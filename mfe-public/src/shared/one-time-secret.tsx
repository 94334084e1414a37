import { Button, Row, SectionCard } from '@kaaj/ui';
import { CheckIcon, CopyIcon } from '@kaaj/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../messages';
import styles from './one-time-secret.module.css';

interface ShownOnceProps {
  readonly title: string;
  readonly text: string;
  readonly secret: string;
  readonly onPutAway: () => void;
}

/** The one time that a key or a secret is shown. */
export function OneTimeSecret({ title, text, secret, onPutAway }: ShownOnceProps) {
  const t = useMessages();
  const [copied, setCopied] = useState(false);
  const shown = useRef<HTMLElement>(null);
  useEffect(() => shown.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      // Where the clipboard is closed to pages the person copies it as any other text.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
    }
  }

  return (
    <SectionCard tone="accent" padding="large" title={title}>
      <p>{text}</p>
      <code ref={shown} tabIndex={-1} className={styles.secret}>
        {secret}
      </code>
      <Row gap={3}>
        <Button icon={copied ? <CheckIcon /> : <CopyIcon />} onClick={() => void copy()}>
          {t(copied ? 'keys.copied' : 'keys.copy')}
        </Button>
        <Button variant="ghost" onClick={onPutAway}>
          {t('keys.kept')}
        </Button>
      </Row>
    </SectionCard>
  );
}
