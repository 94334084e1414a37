import { type AnswerForm } from '@kaaj/contract';
import { AnswerFields } from '@kaaj/page-kit/answers';
import { Card } from '@kaaj/ui';
import { useState } from 'react';
import { useMessages } from '../messages';
import styles from './form-builder.module.css';
import { type FormDraft, type FormErrors, type QuestionDraft, readForm } from './form-draft';
import { QuestionCard } from './question-card';

interface QuestionsProps {
  readonly questions: FormDraft;
  readonly errors: FormErrors;
  readonly onChange: (questions: FormDraft) => void;
}

/** A card for each question of a form. */
export function Questions({ questions, errors, onChange }: QuestionsProps) {
  const change = (index: number, changes: Partial<QuestionDraft>) =>
    onChange(questions.map((each, place) => (place === index ? { ...each, ...changes } : each)));
  const move = (index: number, by: -1 | 1) => {
    const [question, other] = [questions[index], questions[index + by]];
    if (question && other) onChange(questions.with(index, other).with(index + by, question));
  };
  return questions.map((question, index) => (
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
  ));
}

/** A preview of the form as workers see it, as far as it is valid; its input is discarded. */
export function Preview({ questions }: Pick<QuestionsProps, 'questions'>) {
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
