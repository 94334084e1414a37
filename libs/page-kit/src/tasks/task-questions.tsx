import { useAnswerQuestionMutation, useAskQuestionMutation, useListQuestionsQuery } from '@kaaj/api-client';
import { LENGTHS, LIMITS, type TaskDetails, type TaskQuestion } from '@kaaj/contract';
import { Button, Card, ErrorState, Form, SectionHeading, Stack, TextAreaField, useFormat } from '@kaaj/ui';
import { useCommonMessages, useSession } from '@kaaj/web-kit';
import { useState } from 'react';
import { useSend } from '../forms/use-send';
import { isNotFound } from '../loading/is-not-found';
import styles from './task-questions.module.css';

type Asked = Pick<TaskDetails, '_id' | 'closed' | 'buyerEmail'>;

/** Questions to the buyer of a task with their answers, and what the reader can do: a worker asks once, its buyer answers. */
export function TaskQuestions({ task }: { readonly task: Asked }) {
  const common = useCommonMessages();
  const { user, role } = useSession();
  const { data, error, isFetching, refetch } = useListQuestionsQuery({ id: task._id, size: LIMITS.listPageSizeMax });
  const questions = data?.data ?? [];
  const isBuyer = role === 'Buyer' && user?.email === task.buyerEmail;
  const mayAsk = data !== undefined && role === 'Worker' && !task.closed && !questions.some(({ own }) => own);
  if (!data && (!error || isNotFound(error))) return null;
  if (questions.length === 0 && !mayAsk && !error) return null;
  return (
    <Card as="section" aria-labelledby="task-questions">
      <Stack gap={4}>
        <SectionHeading id="task-questions" size="small" title={common('question.title')} />
        {error && !data && (
          <ErrorState title={common('state.failed')} retrying={isFetching} onRetry={() => void refetch()} />
        )}
        {questions.length > 0 && (
          <ul className={styles.list}>
            {questions.map((question) => (
              <Question key={question._id} question={question} isBuyer={isBuyer} />
            ))}
          </ul>
        )}
        {mayAsk && <AskForm taskId={task._id} />}
      </Stack>
    </Card>
  );
}

function Question({ question, isBuyer }: { readonly question: TaskQuestion; readonly isBuyer: boolean }) {
  const common = useCommonMessages();
  const format = useFormat();
  const { text, at, answer, answeredAt, own } = question;
  return (
    <li className={styles.question}>
      <p className={styles.asked} dir="auto">
        {text}
      </p>
      <small className={styles.when}>
        {own && `${common('question.yours')} · `}
        <time dateTime={at}>{format.date(at)}</time>
      </small>
      {answer !== null && (
        <div className={styles.answer}>
          <p className={styles.words} dir="auto">
            {answer}
          </p>
          <small className={styles.when}>
            {common('question.byBuyer')} · {answeredAt && <time dateTime={answeredAt}>{format.date(answeredAt)}</time>}
          </small>
        </div>
      )}
      {answer === null && isBuyer && <AnswerForm questionId={question._id} />}
      {answer === null && !isBuyer && <p className={styles.when}>{common('question.waiting')}</p>}
    </li>
  );
}

function AskForm({ taskId: id }: { readonly taskId: string }) {
  const common = useCommonMessages();
  const [text, setText] = useState('');
  const { send, wrong, clear, button } = useSend();
  const [askQuestion] = useAskQuestionMutation();
  const submit = () =>
    void send(() => askQuestion({ id, askQuestionBody: { text: text.trim() } }).unwrap(), {
      wrong: { text: text.trim() === '' },
      done: common('question.sent'),
    });
  return (
    <Form onSubmit={submit}>
      <Stack gap={3}>
        <TextAreaField
          name="text"
          label={common('question.text')}
          hint={common('question.hint')}
          rows={3}
          required
          maxLength={LENGTHS.question}
          value={text}
          error={wrong['text']}
          onChange={({ target }) => {
            clear();
            setText(target.value);
          }}
        />
        <span>
          <Button type="submit" variant="secondary" {...button}>
            {common('question.send')}
          </Button>
        </span>
      </Stack>
    </Form>
  );
}

function AnswerForm({ questionId: id }: { readonly questionId: string }) {
  const common = useCommonMessages();
  const [answer, setAnswer] = useState('');
  const { send, wrong, clear, button } = useSend();
  const [answerQuestion] = useAnswerQuestionMutation();
  const submit = () =>
    void send(() => answerQuestion({ id, answerQuestionBody: { answer: answer.trim() } }).unwrap(), {
      wrong: { answer: answer.trim() === '' },
      done: common('question.answered'),
    });
  return (
    <Form onSubmit={submit}>
      <Stack gap={3}>
        <TextAreaField
          name="answer"
          label={common('question.answer')}
          hint={common('question.answerHint')}
          rows={3}
          required
          maxLength={LENGTHS.question}
          value={answer}
          error={wrong['answer']}
          onChange={({ target }) => {
            clear();
            setAnswer(target.value);
          }}
        />
        <span>
          <Button type="submit" {...button}>
            {common('question.sendAnswer')}
          </Button>
        </span>
      </Stack>
    </Form>
  );
}
