import { type AnswerForm, type Answers, LENGTHS, type ProofOfWork } from '@kaaj/contract';
import { Button, Form, Stack, TextAreaField } from '@kaaj/ui';
import { DraftOffer, untilKnown, useDraft, useRefusedFields } from '@kaaj/page-kit';
import { type AnswerErrors, readAnswers, type TypedAnswers, typedOf } from '@kaaj/page-kit/answers';
import { useCommonMessages, useOnline } from '@kaaj/web-kit';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../messages';
import { FormAnswers } from './form-answers';
import { ProofPictures } from './proof-pictures';
import styles from './work-form.module.css';

/** What is sent: words, or answers to a form; and pictures, where there are any. */
export interface Work {
  readonly submissionDetail?: string;
  readonly answers?: Answers;
  readonly pictures?: string[];
}

interface WorkFormProps {
  /** Under which name it is kept on this device until it was sent. */
  readonly draft: string;
  readonly proof: ProofOfWork;
  /** Null for free text. */
  readonly form: AnswerForm | null;
  /** What was answered before. */
  readonly before?: Answers | null;
  readonly button: string;
  readonly sending: boolean;
  readonly disabled?: boolean;
  /** The button stays at hand wherever on the page somebody reads. */
  readonly atHand?: boolean;
  /** Rejects with what the server said. */
  readonly onSend: (work: Work) => Promise<unknown>;
}

/** The proof of work, in words and pictures. What is typed and uploaded stays on this device until it was sent. */
export function WorkForm({
  draft,
  proof,
  form,
  before,
  button,
  sending,
  disabled = false,
  atHand = false,
  onSend,
}: WorkFormProps) {
  const t = useMessages();
  const common = useCommonMessages();
  const online = useOnline();
  const words = useDraft<string>(draft);
  const pictures = useDraft<string[]>(`pictures.${draft}`);
  const answers = useDraft<TypedAnswers>(`answers.${draft}`);
  const typed = answers.value ?? (before ? typedOf(before) : {});
  const [wrong, setWrong] = useState<AnswerErrors>({});
  const [missing, setMissing] = useState(false);
  const [uploading, setUploading] = useState(false);
  const { refused, refuse, clear } = useRefusedFields();
  const submissionDetail = words.value ?? '';

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending || uploading) return;
    const { currentTarget } = event;
    clear();
    const work = form ? filledIn(form) : written();
    // The button is at hand wherever on the page somebody reads; the field may be far below.
    if (!work && !form) return currentTarget.querySelector('textarea')?.focus();
    if (!work) return requestAnimationFrame(() => focusWrong(currentTarget));
    try {
      await untilKnown(() => onSend(work));
      for (const kept of [words, pictures, answers]) kept.clear();
    } catch (error) {
      refuse(error);
    }
    return undefined;
  };

  const written = (): Work | undefined => {
    const empty = submissionDetail.trim() === '';
    setMissing(empty);
    return empty ? undefined : { submissionDetail, pictures: pictures.value ?? [] };
  };

  const filledIn = (asked: AnswerForm): Work | undefined => {
    const read = readAnswers(asked, typed);
    setWrong('errors' in read ? read.errors : {});
    return 'errors' in read ? undefined : { answers: read.answers };
  };

  const refusedAnswers = Object.fromEntries(
    Object.entries(refused).map(([field, text]) => [field.replace(/^answers\./, ''), text]),
  );

  return (
    <Form onSubmit={send}>
      <Stack gap={4}>
        <DraftOffer drafts={form ? [answers] : [words, pictures]} />
        {form ? (
          <FormAnswers
            form={form}
            typed={typed}
            errors={{ ...refusedAnswers, ...wrong }}
            disabled={disabled}
            onChange={(next) => {
              setWrong({});
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
              error={missing ? common('field.required') : refused['submissionDetail']}
              rows={6}
              maxLength={LENGTHS.submissionDetail}
              required
              disabled={disabled}
              value={submissionDetail}
              onChange={({ target }) => {
                setMissing(false);
                words.save(target.value);
              }}
            />
            <ProofPictures
              addresses={pictures.value ?? []}
              needed={proof.pictures}
              error={refused['pictures']}
              disabled={disabled}
              onChange={(next) => pictures.change((kept) => next(kept ?? []))}
              onUploading={setUploading}
            />
          </>
        )}
        {!online && <p role="status">{t('submit.offline')}</p>}
        <div className={atHand ? styles.atHand : undefined}>
          <Button type="submit" block pending={sending} disabled={disabled || !online || uploading}>
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
