import { useGetTaskQuery } from '@kaaj/api-client';
import { type Answers, type FormField, ownValue, type Submission } from '@kaaj/contract';
import { Button, useFormat } from '@kaaj/ui';
import { type Column } from '@kaaj/ui/data';
import { Tag, Table } from '@kaaj/ui-desk';
import { usePersonName } from '@kaaj/page-kit';
import { useLanguage } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { byField, differs, majorityOf } from './answer-table';
import { type ReviewQueue } from './use-review-queue';

/** The answers to one task, a column for each field of its form. Nothing for a task without a form. */
export function AnswersOfTask({ task: id, queue }: { task: string; queue: ReviewQueue }) {
  const t = useMessages();
  const nameOf = usePersonName();
  const { language } = useLanguage();
  const textOf = useAnswerText();
  const { data } = useGetTaskQuery({ id });
  const { rows } = queue.list;
  const fields = data?.data.form?.fields ?? [];
  if (fields.length === 0 || rows.length === 0) return null;
  const worker: Column<Submission> = {
    key: 'worker',
    title: t('role.Worker'),
    card: 'title',
    render: (submission) => (
      <Button variant="ghost" size="small" onClick={() => queue.open(submission)}>
        {nameOf(submission.worker.name)}
      </Button>
    ),
  };
  const columnOf = (field: FormField): Column<Submission> => {
    const majority = majorityOf(field, rows);
    return {
      key: field.name,
      title: field.label,
      compare: byField(field, language),
      render: ({ answers }) => {
        const answer = ownValue(answers, field.name);
        return (
          <>
            {textOf(field, answer)} {differs(answer, majority) && <Tag color="warning">{t('desk.differs')}</Tag>}
          </>
        );
      },
    };
  };
  return (
    <Table
      label={t('desk.answers')}
      columns={[worker, ...fields.map(columnOf)]}
      rows={rows}
      rowKey={({ _id }) => _id}
      empty={null}
    />
  );
}

/** An answer as a person reads it: labels of options, the number of pictures. */
function useAnswerText() {
  const t = useMessages();
  const format = useFormat();
  return ({ kind, options = [] }: FormField, answer: Answers[string] | undefined): string => {
    if (answer === undefined) return '';
    if (typeof answer === 'number') return format.number(answer);
    if (kind === 'picture') return t('desk.pictures', { count: answer.length });
    const label = (value: string) => options.find((option) => option.value === value)?.label ?? value;
    return typeof answer === 'string' ? label(answer) : answer.map(label).join(', ');
  };
}
