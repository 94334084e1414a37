import { type ButtonProps, Stack } from '@kaaj/ui';
import { ModalButtons } from '@kaaj/ui/data';
import { Modal } from '@kaaj/ui-desk';
import { Form, Input, useValues } from '@kaaj/ui-desk/forms';
import { useSend } from '@kaaj/page-kit';

interface ReasonModalProps {
  /** The id of what is acted on; closed while undefined. */
  readonly about: string | undefined;
  readonly title: string;
  /** What the action means for the person. */
  readonly text?: string;
  /** `name` as in the request. */
  readonly field: {
    readonly name?: string;
    readonly label: string;
    readonly extra?: string;
    readonly maxLength: number;
    readonly required?: boolean;
  };
  /** On the button. */
  readonly action: string;
  readonly variant?: ButtonProps['variant'];
  readonly success: string;
  readonly onSend: (reason: string, about: string) => Promise<unknown>;
  readonly onSent?: (about: string) => void;
  readonly onClose: () => void;
}

/** An action with a reason that the person can read. */
export function ReasonModal({ about, title, ...form }: ReasonModalProps) {
  return (
    <Modal open={about !== undefined} onClose={form.onClose} title={title}>
      {about !== undefined && <ReasonForm key={about} about={about} {...form} />}
    </Modal>
  );
}

function ReasonForm(props: Omit<ReasonModalProps, 'title'> & { readonly about: string }) {
  const { about, text, field, action, variant, success, onSend, onSent, onClose } = props;
  const { name = 'reason' } = field;
  const { send, fieldErrors, button } = useSend();
  const form = useValues<Record<string, string>>({ [name]: '' });
  const onSuccess = () => {
    onSent?.(about);
    onClose();
  };
  const submit = () => send(() => onSend(form.values[name]?.trim() ?? '', about), { success, onSuccess });
  return (
    <Form {...form} refused={fieldErrors} onFinish={submit}>
      <Stack gap={4}>
        {text && <p>{text}</p>}
        <Form.Item required {...field} name={name}>
          <Input.TextArea />
        </Form.Item>
        <ModalButtons ok={action} onCancel={onClose} variant={variant} {...button} />
      </Stack>
    </Form>
  );
}
