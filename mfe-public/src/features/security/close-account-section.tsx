import { type Account } from '@kaaj/contract';
import { Button, Row, SectionCard } from '@kaaj/ui';
import { useOnline } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { CloseAccount } from './close-account';

/** Closes the account: the losses are listed before anything can be pressed. */
export function CloseAccountSection({ account }: { readonly account: Account }) {
  const t = useMessages();
  const online = useOnline();
  const [open, setOpen] = useState(false);
  return (
    <SectionCard padding="large" title={t('closing.title')}>
      <p>{t('closing.text')}</p>
      {open ? (
        <CloseAccount account={account} onLeave={() => setOpen(false)} />
      ) : (
        <Row gap={3}>
          <Button variant="secondary" disabled={!online} onClick={() => setOpen(true)}>
            {t('closing.look')}
          </Button>
        </Row>
      )}
    </SectionCard>
  );
}
