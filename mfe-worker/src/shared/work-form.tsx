import { type AnswerForm, type Answers, LENGTHS, type ProofOfWork } from '@kaaj/contract';
import { Button, Form, Stack, TextAreaField } from '@kaaj/ui';
import { DraftOffer, useDraft, useSend } from '@kaaj/page-kit';
import { type AnswerErrors, readAnswers, type TypedAnswers, typedOf } from '@kaaj/page-kit/answers';
import { useOnline } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../messages';
import { FormAnswers } from './form-answers';
import { ProofPictures } from './proof-pictures';
import styles from './work-form.module.css';

/** What is sent: words, or answers to a form; and pictures, where there are any. */
export interface Work {
  readonly submissionDetail?: string;
  readonly answers?: Answers;
  readonly pictures?: string[];
  /** The completion code of an external page. */
  readonly code?: string;
}

interface WorkFormProps {
  /** Storage key of the draft on this device. */
  readonly draft: string;
  readonly proof: ProofOfWork;
  /** Null for free text. */
  readonly form: AnswerForm | null;
  /** What was answered before. */
  readonly before?: Answers | null;
  readonly button: string;
  readonly disabled?: boolean;
  /** The button is sticky at the lower edge of the page. */
  readonly stickyButton?: boolean;
  /** The button works offline: `onSend` queues the submission. */
  readonly allowOffline?: boolean;
  /** Rejects with the server's error. */
  readonly onSend: (work: Work) => Promise<unknown>;
  /** The text of the success toast; left out when the page shows it itself. */
  readonly sent?: string;
}

/** The proof of work, in words and pictures. What is typed and uploaded stays on this device until it was sent. */
export function WorkForm({
  draft,
  proof,
  form,
  before,
  button,
  disabled = false,
  stickyButton = false,
  allowOffline = false,
  onSend,
  sent,
}: WorkFormProps) {
  const t = useMessages();
  const online = useOnline();
  const words = useDraft<string>(draft);
  const pictures = useDraft<string[]>(`pictures.${draft}`);
  const answers = useDraft<TypedAnswers>(`answers.${draft}`);
  const typed = answers.value ?? (before ? typedOf(before) : {});
  const [wrongAnswers, setWrongAnswers] = useState<AnswerErrors>({});
  const [uploading, setUploading] = useState(false);
  const { send, fieldErrors, field, clear, button: sending } = useSend();
  const submissionDetail = words.value ?? '';

  const sendWork = (work: Work, options: { form?: HTMLFormElement; fieldErrors?: Record<string, boolean> } = {}) =>
    send(() => onSend(work), {
      ...options,
      success: sent,
      onSuccess: () => {
        for (const kept of [words, pictures, answers]) kept.clear();
      },
    });

  // The button is sticky, and the field may be far below: scrolls to it.
  const submit = (element: HTMLFormElement) => {
    if (uploading) return;
    if (!form) {
      const wrongWords = { submissionDetail: submissionDetail.trim() === '' };
      void sendWork({ submissionDetail, pictures: pictures.value ?? [] }, { form: element, fieldErrors: wrongWords });
      return;
    }
    clear();
    const read = readAnswers(form, typed);
    setWrongAnswers('errors' in read ? read.errors : {});
    if ('errors' in read) requestAnimationFrame(() => focusWrong(element));
    else void sendWork({ answers: read.answers });
  };

  const refusedAnswers = Object.fromEntries(
    Object.entries(fieldErrors).map(([field, text]) => [field.replace(/^answers\./, ''), text]),
  );

  return (
    <Form onSubmit={({ currentTarget }) => submit(currentTarget)}>
      <Stack gap={4}>
        <DraftOffer drafts={form ? [answers] : [words, pictures]} />
        {form ? (
          <FormAnswers
            form={form}
            typed={typed}
            errors={{ ...refusedAnswers, ...wrongAnswers }}
            disabled={disabled}
            onChange={(next) => {
              setWrongAnswers({});
              answers.change((kept) => next(kept ?? typed));
            }}
            onUploading={setUploading}
          />
        ) : (
          <>
            <TextAreaField
              label={t('submit.detail')}
              placeholder={t('submit.placeholder')}
              hint={words.value ? t('submit.draft') : undefined}
              {...field('submissionDetail')}
              rows={6}
              maxLength={LENGTHS.submissionDetail}
              required
              disabled={disabled}
              value={submissionDetail}
              onChange={({ target }) => {
                clear();
                words.save(target.value);
              }}
            />
            <ProofPictures
              addresses={pictures.value ?? []}
              needed={proof.pictures}
              error={fieldErrors['pictures']}
              disabled={disabled}
              onChange={(next) => pictures.change((kept) => next(kept ?? []))}
              onUploading={setUploading}
            />
          </>
        )}
        {!online && !allowOffline && <p role="status">{t('submit.offline')}</p>}
        {/* Offline, the offline banner would cover it. */}
        <div className={stickyButton && online ? styles.stickyButton : undefined}>
          <Button
            type="submit"
            block
            pending={sending.pending}
            disabled={disabled || (!online && !allowOffline) || uploading}
          >
            {button}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

/** The first field with something wrong in it, or inside of it. */
function focusWrong(form: HTMLElement): void {
  const wrong = form.querySelector('[aria-invalid="true"], .k-field--wrong');
  const field = wrong?.matches('input, textarea') ? wrong : wrong?.querySelector('input, textarea, button');
  (field as HTMLElement | null | undefined)?.focus();
}
