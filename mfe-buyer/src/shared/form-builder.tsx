import { type AnswerForm } from '@kaaj/contract';
import { AnswerFields } from '@kaaj/page-kit/answers';
import { Button, Card, Row, SectionHeading, Stack } from '@kaaj/ui';
import { PlusIcon } from '@kaaj/ui/icons';
import { useState } from 'react';
import { useMessages } from '../messages';
import styles from './form-builder.module.css';
import {
  type FormDraft,
  type FormErrors,
  MAX_QUESTIONS,
  newQuestion,
  type QuestionDraft,
  readForm,
} from './form-draft';
import { QuestionCard } from './question-card';

interface FormBuilderProps {
  readonly questions: FormDraft;
  readonly errors: FormErrors;
  readonly onChange: (questions: FormDraft) => void;
  /** Whether there is nothing to send without a question. */
  readonly needed?: boolean;
}

/** The answer form of a task beside a live preview; without questions, work is free text. */
export function FormBuilder({ questions, errors, onChange, needed = false }: FormBuilderProps) {
  const t = useMessages();
  const change = (index: number, changes: Partial<QuestionDraft>) =>
    onChange(questions.map((each, place) => (place === index ? { ...each, ...changes } : each)));
  const move = (index: number, by: -1 | 1) => {
    const [question, other] = [questions[index], questions[index + by]];
    if (question && other) onChange(questions.with(index, other).with(index + by, question));
  };
  return (
    <Stack gap={4}>
      <SectionHeading id="answer-form" size="small" title={t(needed ? 'form.questions' : 'form.title')} />
      <p className="k-field__hint">{t(questions.length > 0 ? 'form.hint' : needed ? 'form.needed' : 'form.none')}</p>
      {questions.map((question, index) => (
        <QuestionCard
          key={question.name}
          question={question}
          number={index + 1}
          last={index === questions.length - 1}
          errorOf={(part) => errors[`${index}.${part}`]}
          onChange={(changes) => change(index, changes)}
          onMove={(by) => move(index, by)}
          onRemove={() => onChange(questions.filter((_, place) => place !== index))}
        />
      ))}
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
      <Preview questions={questions} />
    </Stack>
  );
}

/** The form as workers see it, as far as it makes sense already; what is picked here goes nowhere. */
function Preview({ questions }: Pick<FormBuilderProps, 'questions'>) {
  const t = useMessages();
  const [typed, setTyped] = useState<Readonly<Record<string, string | readonly string[]>>>({});
  const form: AnswerForm = {
    fields: questions.flatMap((question) => {
      const read = readForm([question]);
      return 'form' in read ? read.form.fields : [];
    }),
  };
  if (form.fields.length === 0) return null;
  return (
    <Card as="section" className={styles.preview} aria-labelledby="form-preview">
      <h3 id="form-preview" className={styles.head}>
        {t('form.preview')}
      </h3>
      <AnswerFields
        form={form}
        typed={typed}
        onChange={(name, value) => setTyped({ ...typed, [name]: value })}
        pictures={({ label, min = 0, max = 1 }) => (
          <div className="k-field">
            <span className="k-field__label">{label}</span>
            <span className="k-field__hint">{t('form.pictures', { min, max })}</span>
          </div>
        )}
      />
    </Card>
  );
}
