import { usePostWorkerTestMutation } from '@kaaj/api-client';
import { type AnswerForm, FORM_LIMITS, LENGTHS, LIMITS } from '@kaaj/contract';
import { AnswerFields, readAnswers, type TypedAnswers } from '@kaaj/page-kit/answers';
import { useDraft, useSend } from '@kaaj/page-kit';
import { Button, Card, CoinAmount, PageHeading, SectionCard, Stack } from '@kaaj/ui';
import { Form, Input, InputNumber } from '@kaaj/ui-desk/forms';
import { useNavigate } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { FormBuilder } from '../../shared/form-builder';
import { type FormDraft, readForm } from '../../shared/form-draft';
import { wholeNumberOf } from '../../shared/task-draft';
import { useAnswerForm } from '../../shared/use-answer-form';
import { useFocusInvalid } from '../../shared/use-focus-invalid';
import styles from '../../shared/task-form.module.css';

const EMPTY = { title: '', pass: '', places: '', payableAmount: '', againAfterDays: '' };
const RANGES = {
  pass: { min: 1, max: LIMITS.testPass },
  places: LIMITS.requiredWorkers,
  payableAmount: LIMITS.payableAmount,
  againAfterDays: LIMITS.againAfterDays,
};
const NUMBERS = ['pass', 'places', 'payableAmount', 'againAfterDays'] as const;

/** Kinds of questions that can have a known answer. */
const KNOWABLE: readonly string[] = ['choice', 'scale', 'text'];

export default function PostTestPage() {
  const t = useMessages();
  const navigate = useNavigate();
  const questions = useDraft<FormDraft>('test.form');
  const known = useDraft<TypedAnswers>('test.known');
  const answerForm = useAnswerForm(questions.value ?? []);
  const entered = useDraft<typeof EMPTY>('test.values');
  const values = { ...EMPTY, ...entered.value };
  const put = (name: keyof typeof EMPTY, value: string) =>
    entered.change((kept) => ({ ...EMPTY, ...kept, [name]: value }));
  const [missing, setMissing] = useState<string>();
  const { send, fieldErrors, button } = useSend();
  useFocusInvalid(answerForm.errors, fieldErrors);
  const [postTest] = usePostWorkerTestMutation();

  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, wholeNumberOf(values[name])])) as Record<
    (typeof NUMBERS)[number],
    number
  >;
  const knowable = knowableOf(questions.value ?? []);
  const check = (held: typeof EMPTY) =>
    Object.fromEntries([
      ...(held.title.trim() === '' ? [['title', t('field.required')]] : []),
      ...NUMBERS.filter((name) => {
        const { min, max } = RANGES[name];
        const value = wholeNumberOf(held[name]);
        return value < min || value > max;
      }).map((name) => [name, t('tests.range', RANGES[name])]),
    ]) as Partial<Record<keyof typeof EMPTY, string>>;

  const post = () => {
    setMissing(undefined);
    const read = answerForm.read();
    if (read === undefined) return undefined;
    if (read === null) return void setMissing(t('tests.noQuestions'));
    const answers = readAnswers(knowable, known.value ?? {});
    if ('errors' in answers || Object.keys(answers.answers).length < numbers.pass)
      return void setMissing(t('tests.tooFewKnown', { pass: numbers.pass }));
    const body = { title: values.title.trim(), form: read, known: answers.answers, ...numbers };
    return send(() => postTest({ postTestBody: body }).unwrap(), {
      onSuccess: () => {
        entered.clear();
        questions.clear();
        known.clear();
        void navigate('/dashboard/tests');
      },
      onError: (error) => {
        answerForm.refuse(error);
        return false;
      },
    });
  };

  return (
    <Stack gap={6}>
      <PageHeading
        title={t('tests.add')}
        lead={t('tests.addLead')}
        back={{ href: '/dashboard/tests', label: t('tests.title') }}
      />
      <Form values={values} onChange={put} check={check} refused={fieldErrors} onFinish={post}>
        <Card padding="large" className={styles.form}>
          <Stack gap={4}>
            <Form.Item name="title" label={t('tests.column.title')} required maxLength={LENGTHS.title}>
              <Input />
            </Form.Item>
            <FormBuilder
              needed
              questions={questions.value ?? []}
              errors={answerForm.errors}
              onChange={(next) => {
                answerForm.clear();
                questions.save(next);
              }}
            />
            <SectionCard gap={3} title={t('tests.known')} lead={t('tests.knownLead')}>
              {knowable.fields.length === 0 && <p className="k-field__hint">{t('tests.knownFirst')}</p>}
              <AnswerFields
                form={knowable}
                typed={known.value ?? {}}
                onChange={(name, value) => known.change((kept) => ({ ...kept, [name]: value }))}
                pictures={() => null}
              />
            </SectionCard>
            {missing && (
              <p role="alert" className="k-field__error">
                {missing}
              </p>
            )}
            <Form.Item name="pass" label={t('tests.pass')} extra={t('tests.passHint')} required>
              <InputNumber {...RANGES.pass} />
            </Form.Item>
            <Form.Item name="places" label={t('tests.places')} extra={t('tests.placesHint')} required>
              <InputNumber {...RANGES.places} />
            </Form.Item>
            <Form.Item name="payableAmount" label={t('tests.pay')} required>
              <InputNumber {...RANGES.payableAmount} />
            </Form.Item>
            <Form.Item name="againAfterDays" label={t('tests.again')} extra={t('tests.againHint')} required>
              <InputNumber {...RANGES.againAfterDays} />
            </Form.Item>
            <p aria-live="polite">
              {t('tests.cost')} <CoinAmount coins={numbers.places * numbers.payableAmount} />
            </p>
            {/* antd's form calls `post` when its own fields are valid; the questions are marked with them. */}
            <Button type="submit" {...button} onClick={() => void answerForm.read()}>
              {t('tests.post')}
            </Button>
          </Stack>
        </Card>
      </Form>
    </Stack>
  );
}

/** The questions that can have a known answer; each is optional. */
function knowableOf(questions: FormDraft): AnswerForm {
  const fields = questions.slice(0, FORM_LIMITS.fields).flatMap((question) => {
    const read = readForm([question]);
    return 'form' in read ? read.form.fields : [];
  });
  return {
    fields: fields.filter(({ kind }) => KNOWABLE.includes(kind)).map((field) => ({ ...field, required: false })),
  };
}
