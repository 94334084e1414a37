import { useAnnounceTermsMutation, useGetTermsQuery } from '@kaaj/api-client';
import { LENGTHS, type TermsVersion } from '@kaaj/contract';
import { Button, Card, PageHeading, SectionHeading, Stack, useFormat } from '@kaaj/ui';
import { DatePicker, Form, Input, useValues } from '@kaaj/ui-desk/forms';
import { QueryState, useSend, useToday } from '@kaaj/page-kit';
import { useMessages } from '../../messages';

/** The current version of the terms, the announced one, and the form to announce one. */
export default function TermsPage() {
  const t = useMessages();
  const query = useGetTermsQuery();
  return (
    <Stack gap={6}>
      <PageHeading title={t('terms.title')} lead={t('terms.lead')} />
      <QueryState query={query} errorTitle={t('terms.failed')} notFound={null}>
        {({ current, next }) => (
          <Stack gap={6}>
            {current && <Version terms={current} title={t('terms.current')} />}
            {next ? <Version terms={next} title={t('terms.next')} /> : <AnnounceForm />}
          </Stack>
        )}
      </QueryState>
    </Stack>
  );
}

function Version({
  terms: { version, from, summary },
  title,
}: {
  readonly terms: TermsVersion;
  readonly title: string;
}) {
  const t = useMessages();
  const format = useFormat();
  return (
    <Card as="section">
      <Stack gap={3}>
        <SectionHeading size="small" title={title} lead={t('terms.since', { version, date: format.date(from) })} />
        <p dir="auto">{summary}</p>
      </Stack>
    </Card>
  );
}

function AnnounceForm() {
  const t = useMessages();
  const today = useToday();
  const form = useValues({ version: '', from: '', summary: '' });
  const { send, fieldErrors, submitButton } = useSend();
  const [announceTerms] = useAnnounceTermsMutation();
  const announce = () => {
    const { version, from, summary } = form.values;
    const body = { version: version.trim(), from, summary: summary.trim() };
    return send(() => announceTerms({ announceTermsBody: body }).unwrap(), {
      confirm: {
        title: t('terms.question', { version: body.version }),
        text: t('terms.final'),
        ok: t('terms.announce'),
      },
      success: t('terms.announced'),
    });
  };
  return (
    <Card as="section" padding="large">
      <Form {...form} refused={fieldErrors} onFinish={announce}>
        <Stack gap={4}>
          <SectionHeading size="small" title={t('terms.announce')} lead={t('terms.announceLead')} />
          <Form.Item name="version" label={t('terms.version')} required maxLength={LENGTHS.termsVersion}>
            <Input placeholder="2027-01" autoComplete="off" />
          </Form.Item>
          <Form.Item name="from" label={t('terms.from')} required>
            <DatePicker min={today} />
          </Form.Item>
          <Form.Item name="summary" label={t('terms.summary')} required maxLength={LENGTHS.termsSummary}>
            <Input.TextArea rows={5} />
          </Form.Item>
          <span>
            <Button {...submitButton}>{t('terms.announce')}</Button>
          </span>
        </Stack>
      </Form>
    </Card>
  );
}
