import { useAnswerQuestionMutation, useAskQuestionMutation, useListQuestionsQuery } from '@kaaj/api-client';
import { LENGTHS, LIMITS, type TaskDetails, type TaskQuestion } from '@kaaj/contract';
import { ErrorState, useFormat, SectionCard, Stack } from '@kaaj/ui';
import { useCommonMessages, useSession } from '@kaaj/web-kit';
import { TextForm } from '../forms/text-form';
import { isNotFound } from '../loading/is-not-found';
import styles from './task-questions.module.css';

type QuestionedTask = Pick<TaskDetails, '_id' | 'closed' | 'buyerEmail'>;

/** Questions to the buyer of a task with their answers. A worker may ask once, and the buyer answers. */
export function TaskQuestions({ task }: { readonly task: QuestionedTask }) {
  const common = useCommonMessages();
  const { user, role } = useSession();
  const { data, error, isFetching, refetch } = useListQuestionsQuery({ id: task._id, size: LIMITS.listPageSizeMax });
  const questions = data?.data ?? [];
  const isBuyer = role === 'Buyer' && user?.email === task.buyerEmail;
  const mayAsk = data !== undefined && role === 'Worker' && !task.closed && !questions.some(({ own }) => own);
  if (!data && (!error || isNotFound(error))) return null;
  if (questions.length === 0 && !mayAsk && !error) return null;
  return (
    <SectionCard title={common('question.title')}>
      {error && !data && (
        <ErrorState title={common('state.failed')} retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {questions.length > 0 && (
        <Stack as="ul">
          {questions.map((question) => (
            <Question key={question._id} question={question} isBuyer={isBuyer} />
          ))}
        </Stack>
      )}
      {mayAsk && <AskForm taskId={task._id} />}
    </SectionCard>
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
  const [askQuestion] = useAskQuestionMutation();
  return (
    <TextForm
      name="text"
      label={common('question.text')}
      hint={common('question.hint')}
      maxLength={LENGTHS.question}
      action={common('question.send')}
      variant="secondary"
      onSend={(text) => askQuestion({ id, askQuestionBody: { text } }).unwrap()}
      successText={common('question.sent')}
    />
  );
}

function AnswerForm({ questionId: id }: { readonly questionId: string }) {
  const common = useCommonMessages();
  const [answerQuestion] = useAnswerQuestionMutation();
  return (
    <TextForm
      name="answer"
      label={common('question.answer')}
      hint={common('question.answerHint')}
      maxLength={LENGTHS.question}
      action={common('question.sendAnswer')}
      onSend={(answer) => answerQuestion({ id, answerQuestionBody: { answer } }).unwrap()}
      successText={common('question.answered')}
    />
  );
}
