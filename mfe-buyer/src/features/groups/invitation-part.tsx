import { useInviteToWorkerGroupMutation } from '@kaaj/api-client';
import { type Invitation, type WorkerGroup } from '@kaaj/contract';
import { Banner, Button, Row, SectionHeading, Stack, useFormat } from '@kaaj/ui';
import { CheckIcon, CopyIcon } from '@kaaj/ui/icons';
import { useSend } from '@kaaj/page-kit';
import { useRef, useState } from 'react';
import { useMessages } from '../../messages';
import styles from './groups.module.css';

/** An invitation link for workers. It is shown only when it is created. */
export function InvitationPart({ group: { _id, invitationUntil } }: { readonly group: WorkerGroup }) {
  const t = useMessages();
  const format = useFormat();
  const { send, button } = useSend();
  const [invite] = useInviteToWorkerGroupMutation();
  const [made, setMade] = useState<Invitation>();
  const live = invitationUntil !== null;
  const ask = { title: t('group.newLinkQuestion'), text: t('group.newLinkText'), ok: t('group.newLink') };
  const make = () =>
    void send(() => invite({ id: _id, invitationBody: {} }).unwrap(), {
      ...(live && { confirm: ask }),
      onSuccess: ({ data }) => setMade(data),
    });
  return (
    <Stack gap={3}>
      <SectionHeading id="invitation" size="small" title={t('group.invite')} lead={t('group.inviteText')} />
      {live && <p>{t('group.linkUntil', { date: format.dateTime(invitationUntil) })}</p>}
      {made && <MadeLink link={made.link} />}
      <Row gap={3}>
        <Button variant="secondary" {...button} onClick={make}>
          {t(live ? 'group.newLink' : 'group.makeLink')}
        </Button>
      </Row>
    </Stack>
  );
}

function MadeLink({ link }: { readonly link: string }) {
  const t = useMessages();
  const [copied, setCopied] = useState(false);
  const shown = useRef<HTMLElement>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Where the clipboard is closed to pages the person copies it as any other text.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
    }
  }
  return (
    <Banner kind="info">
      <Stack gap={3}>
        <code ref={shown} className={styles.link}>
          {link}
        </code>
        <Row gap={3}>
          <Button size="small" icon={copied ? <CheckIcon /> : <CopyIcon />} onClick={() => void copy()}>
            {t(copied ? 'group.copied' : 'group.copy')}
          </Button>
        </Row>
        <small>{t('group.shownOnce')}</small>
      </Stack>
    </Banner>
  );
}
