import { useListOwnReportsQuery, useSendReportMutation } from '@kaaj/api-client';
import { LENGTHS, REPORT_KINDS, REPORT_SUBJECTS, type ReportKind, type ReportSubject } from '@kaaj/contract';
import { Banner, Form, SelectField, Stack, TextAreaField, useFormat } from '@kaaj/ui';
import { ModalButtons } from '@kaaj/ui/data';
import { toast, useCommonMessages } from '@kaaj/web-kit';
import { useRef, useState } from 'react';
import { useSend } from '../forms/use-send';

/** Subjects that a page lets its readers report. */
export interface Reportable {
  readonly task?: string;
  readonly submission?: string;
  readonly user?: string;
}

interface Props {
  readonly about: Reportable;
  readonly onClose: () => void;
}

/**
 * Reason, subject and text of a report; above them the reader's earlier reports of the same subject, with the answer.
 */
export function ReportForm({ about, onClose }: Props) {
  const common = useCommonMessages();
  const { send, field, button } = useSend();
  const [sendReport] = useSendReportMutation();
  const form = useRef<HTMLFormElement>(null);
  const subjects = REPORT_SUBJECTS.filter((name) => about[name] !== undefined);
  const [subject, setSubject] = useState<ReportSubject>(subjects[0] ?? 'task');
  const [kind, setKind] = useState<ReportKind | ''>('');
  const [text, setText] = useState('');

  const submit = () => {
    const reportBody = { kind: kind as ReportKind, about: { [subject]: about[subject] }, text: text.trim() };
    const done = () => {
      toast.success(common('report.sent'));
      onClose();
    };
    void send(() => sendReport({ reportBody }).unwrap(), {
      fieldErrors: { kind: kind === '', text: text.trim() === '' },
      form: form.current,
      onSuccess: done,
    });
  };

  return (
    <Form ref={form} onSubmit={submit}>
      <Stack gap={4}>
        <p>{common('report.lead')}</p>
        <Earlier about={about} />
        {subjects.length > 1 && (
          <SelectField
            name="about"
            label={common('report.about')}
            options={subjects.map((name) => ({ value: name, label: common(`report.about.${name}`) }))}
            value={subject}
            onChange={({ target }) => setSubject(subjects.find((name) => name === target.value) ?? subject)}
          />
        )}
        <SelectField
          {...field('kind')}
          label={common('report.kind')}
          placeholder={common('report.choose')}
          required
          options={REPORT_KINDS.map((name) => ({ value: name, label: common(`report.kind.${name}`) }))}
          value={kind}
          onChange={({ target }) => setKind(REPORT_KINDS.find((name) => name === target.value) ?? '')}
        />
        <TextAreaField
          {...field('text')}
          label={common('report.text')}
          required
          maxLength={LENGTHS.reportText}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <ModalButtons ok={common('report.send')} onCancel={onClose} {...button} />
      </Stack>
    </Form>
  );
}

function Earlier({ about }: Pick<Props, 'about'>) {
  const common = useCommonMessages();
  const format = useFormat();
  const reports = useListOwnReportsQuery({}).data?.data ?? [];
  const same = reports.find((report) =>
    REPORT_SUBJECTS.some((name) => about[name] !== undefined && report.about[name] === about[name]),
  );
  if (!same) return null;
  const day = format.date(same.at.slice(0, 10));
  return (
    <Banner kind={same.answer === null ? 'info' : 'good'} title={common('report.earlier', { day })}>
      {same.answer === null ? common('report.waits') : <span dir="auto">{same.answer}</span>}
    </Banner>
  );
}
