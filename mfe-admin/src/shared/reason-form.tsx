import { LENGTHS } from '@kaaj/contract';
import { type ButtonProps, Stack } from '@kaaj/ui';
import { ModalButtons } from '@kaaj/ui/data';
import { Form, Input, useValues } from '@kaaj/ui-desk/forms';
import { useSend } from '@kaaj/page-kit';
import { useMessages } from '../messages';

interface ReasonFormProps {
  /** What the action means for the person. */
  readonly text: string;
  /** On the button. */
  readonly action: string;
  readonly variant: ButtonProps['variant'];
  readonly onSend: (reason: string) => Promise<unknown>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** An action on a user's account, with a reason that the user can read; in a Modal. */
export function ReasonForm({ text, action, variant, onSend, onDone, onCancel }: ReasonFormProps) {
  const t = useMessages();
  const { send, fieldErrors, button } = useSend();
  const form = useValues({ reason: '' });
  const submit = () => send(() => onSend(form.values.reason.trim()), { onSuccess: onDone });
  return (
    <Form {...form} refused={fieldErrors} onFinish={submit}>
      <Stack gap={4}>
        <p>{text}</p>
        <Form.Item
          name="reason"
          label={t('users.suspendReason')}
          extra={t('users.suspendReasonHint')}
          required
          maxLength={LENGTHS.suspensionReason}
        >
          <Input.TextArea />
        </Form.Item>
        <ModalButtons ok={action} onCancel={onCancel} variant={variant} {...button} />
      </Stack>
    </Form>
  );
}
