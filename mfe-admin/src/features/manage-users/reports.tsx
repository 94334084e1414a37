import { useDecideReportMutation, useListReportsQuery } from '@kaaj/api-client';
import { LENGTHS, type ListedReport, type ReportOutcome } from '@kaaj/contract';
import { Button, Identifier, Link, Row, Stack, useFormat } from '@kaaj/ui';
import { usePersonName } from '@kaaj/page-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { DecisionList } from '../../shared/decision-list';
import { ReasonModal } from '../../shared/reason-modal';

interface Decision {
  readonly report: ListedReport;
  readonly outcome: ReportOutcome;
}

/** Pending reports; renders nothing without any. */
export function Reports() {
  const t = useMessages();
  const format = useFormat();
  const nameOf = usePersonName();
  const { data, isError } = useListReportsQuery({});
  const [deciding, setDeciding] = useState<Decision>();
  const [decide] = useDecideReportMutation();
  const outcome = deciding?.outcome ?? 'acted';
  return (
    <DecisionList
      id="reports"
      title={t('reports.title')}
      lead={t('reports.lead')}
      failed={t('reports.failed')}
      isError={isError}
      rows={data?.data.filter((report) => report.outcome === null)}
      rowKey={({ _id }) => _id}
      columns={[
        {
          key: 'reporter',
          title: t('reports.reporter'),
          card: 'title',
          render: ({ reporter, at }) => (
            <Stack gap={1}>
              <bdi>{nameOf(reporter.name)}</bdi>
              <small>{format.dateTime(at)}</small>
            </Stack>
          ),
        },
        { key: 'about', title: t('reports.about'), render: ({ about }) => <About about={about} /> },
        {
          key: 'text',
          title: t('reports.text'),
          render: ({ kind, text }) => (
            <Stack gap={1}>
              <strong>{t(`reports.kind.${kind}`)}</strong>
              <span dir="auto">{text}</span>
            </Stack>
          ),
        },
        {
          key: 'actions',
          title: t('users.actions'),
          card: 'actions',
          render: (report) => (
            <Row gap={2}>
              <Button size="small" onClick={() => setDeciding({ report, outcome: 'acted' })}>
                {t('reports.acted')}
              </Button>
              <Button size="small" variant="secondary" onClick={() => setDeciding({ report, outcome: 'dismissed' })}>
                {t('reports.dismissed')}
              </Button>
            </Row>
          ),
        },
      ]}
    >
      <ReasonModal
        about={deciding?.report._id}
        title={t('reports.question')}
        field={{ name: 'answer', label: t('reports.answer'), maxLength: LENGTHS.reportAnswer }}
        action={t(`reports.${outcome}`)}
        success={t('reports.done')}
        onSend={(answer, id) => decide({ id, decideReportBody: { outcome, answer } }).unwrap()}
        onClose={() => setDeciding(undefined)}
      />
    </DecisionList>
  );
}

function About({ about: { task, submission, user } }: Pick<ListedReport, 'about'>) {
  const t = useMessages();
  if (task !== undefined) return <Link href={`/task/${task}`}>{t('reports.task')}</Link>;
  if (submission !== undefined) return <Link href={`/dashboard/work/${submission}`}>{t('reports.work')}</Link>;
  return (
    <>
      {t('reports.person')} <Identifier>{user ?? ''}</Identifier>
    </>
  );
}
