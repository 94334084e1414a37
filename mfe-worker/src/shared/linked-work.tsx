import { LENGTHS } from '@kaaj/contract';
import { useSend } from '@kaaj/page-kit';
import { Button, ButtonLink, Form, Stack, TextField } from '@kaaj/ui';
import { useState } from 'react';
import { useMessages } from '../messages';

interface LinkedWorkProps {
  /** Where the work is done, with everything filled in. */
  readonly url: string;
  readonly button: string;
  readonly disabled?: boolean;
  readonly onSend: (code: string) => Promise<unknown> | void;
  readonly sent?: string;
}

/** Work on an external page: its address, which is shown before it is opened, and the completion code. */
export function LinkedWork({ url, button, disabled = false, onSend, sent }: LinkedWorkProps) {
  const t = useMessages();
  const [code, setCode] = useState('');
  const { send, field, clear, pending } = useSend();
  return (
    <Form
      onSubmit={({ currentTarget }) => {
        void send(async () => onSend(code.trim()), {
          form: currentTarget,
          fieldErrors: { code: code.trim() === '' },
          success: sent,
        });
      }}
    >
      <Stack gap={4}>
        <p className="k-field__hint">
          {t('link.opens')} <bdi dir="ltr">{url}</bdi>
        </p>
        <ButtonLink href={url} target="_blank" rel="noopener noreferrer" variant="secondary">
          {t('link.open')}
        </ButtonLink>
        <TextField
          label={t('link.code')}
          hint={t('link.codeHint')}
          {...field('code')}
          maxLength={LENGTHS.completionCode}
          autoComplete="off"
          required
          disabled={disabled}
          value={code}
          onChange={({ target }) => {
            clear();
            setCode(target.value);
          }}
        />
        <Button type="submit" block pending={pending} disabled={disabled}>
          {button}
        </Button>
      </Stack>
    </Form>
  );
}
