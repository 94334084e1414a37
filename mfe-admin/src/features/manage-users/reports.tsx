import { useDecideReportMutation, useListReportsQuery } from '@kaaj/api-client';
import { LENGTHS, type ListedReport, type ReportOutcome } from '@kaaj/contract';
import { Banner, Button, Identifier, Link, Row, SectionHeading, Stack, useFormat } from '@kaaj/ui';
import { Modal, Table } from '@kaaj/ui-desk';
import { usePersonName } from '@kaaj/page-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { ReasonForm } from '../../shared/reason-form';

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
  if (isError && !data) return <Banner kind="warn">{t('reports.failed')}</Banner>;
  const open = (data?.data ?? []).filter(({ outcome }) => outcome === null);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="reports">
      <SectionHeading id="reports" size="small" title={t('reports.title')} lead={t('reports.lead')} />
      <Table
        label={t('reports.title')}
        rows={open}
        rowKey={({ _id }) => _id}
        empty={null}
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
      />
      <Modal open={deciding !== undefined} onClose={() => setDeciding(undefined)} title={t('reports.question')}>
        {deciding && <DecideForm key={deciding.report._id} {...deciding} onClose={() => setDeciding(undefined)} />}
      </Modal>
    </section>
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

function DecideForm({ report, outcome, onClose }: Decision & { readonly onClose: () => void }) {
  const t = useMessages();
  const [decide] = useDecideReportMutation();
  return (
    <ReasonForm
      field={{ name: 'answer', label: t('reports.answer'), maxLength: LENGTHS.reportAnswer }}
      action={t(`reports.${outcome}`)}
      success={t('reports.done')}
      onSend={(answer) => decide({ id: report._id, decideReportBody: { outcome, answer } }).unwrap()}
      onClose={onClose}
    />
  );
}
