import { Button, LoadingCard, Row, SectionHeading, Stack, useLazyModule } from '@kaaj/ui';
import { PlusIcon } from '@kaaj/ui/icons';
import { ErrorState } from '@kaaj/ui-desk';
import { useMessages } from '../messages';
import styles from './form-builder.module.css';
import { type FormDraft, type FormErrors, MAX_QUESTIONS, newQuestion } from './form-draft';

interface FormBuilderProps {
  readonly questions: FormDraft;
  readonly errors: FormErrors;
  readonly onChange: (questions: FormDraft) => void;
  /** The questions of a test: there is nothing to send without one, and no rows of a batch. */
  readonly needed?: boolean;
}

/** Loaded once: a step that is opened again shows its questions at once. */
let known: typeof import('./questions') | undefined;
const loadQuestions = async () => (known = await import('./questions'));

/**
 * The answer form of a task next to a live preview; without questions the work is free text, and their code is not
 * loaded.
 */
export function FormBuilder({ questions, errors, onChange, needed = false }: FormBuilderProps) {
  const t = useMessages();
  const hint = needed
    ? questions.length > 0
      ? 'form.testHint'
      : 'form.needed'
    : questions.length > 0
      ? 'form.hint'
      : 'form.none';
  const { loaded, retry } = useLazyModule(questions.length > 0 ? 'questions' : null, loadQuestions, known);
  return (
    <Stack gap={4}>
      <Stack gap={1} className={styles.heading}>
        <SectionHeading id="answer-form" size="small" title={t(needed ? 'form.questions' : 'form.title')} />
        <p className="k-field__hint">{t(hint)}</p>
      </Stack>
      {questions.length > 0 && loaded.state === 'loading' && <LoadingCard lines={4} />}
      {loaded.state === 'failed' && <ErrorState title={t('state.failed')} onRetry={retry} />}
      {questions.length > 0 && loaded.state === 'ready' && (
        <loaded.value.Questions questions={questions} errors={errors} onChange={onChange} />
      )}
      {errors['form'] && (
        <p role="alert" className="k-field__error">
          {errors['form']}
        </p>
      )}
      <Row gap={2}>
        <Button
          variant="secondary"
          icon={<PlusIcon />}
          disabled={questions.length >= MAX_QUESTIONS}
          onClick={() => onChange([...questions, newQuestion(questions)])}
        >
          {t('form.add')}
        </Button>
      </Row>
      {questions.length > 0 && loaded.state === 'ready' && <loaded.value.Preview questions={questions} />}
    </Stack>
  );
}
