import { useGetWorkerTestQuery, useTakeWorkerTestMutation } from '@kaaj/api-client';
import { type Attempt, type OfferedTest } from '@kaaj/contract';
import { NotFound, QueryState } from '@kaaj/page-kit';
import { Banner, ButtonLink, Card, CoinAmount, PageHeading, Stack, Stat, StatRow, useFormat } from '@kaaj/ui';
import { useParams } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { WorkForm } from '../../shared/work-form';

const NO_PROOF = { text: '', pictures: 0, link: false };

export default function TestPage() {
  const t = useMessages();
  const { testId = '' } = useParams();
  const query = useGetWorkerTestQuery({ id: testId });
  const back = { href: '/dashboard/tasklist', label: t('menu.taskList') };
  return (
    <QueryState
      query={query}
      errorTitle={t('test.failed')}
      tabTitle={t('test.title')}
      notFound={<NotFound drawing="no-tasks" title={t('test.missing')} text={t('test.missingText')} back={back} />}
    >
      {(test) => <Test key={test._id} test={test} />}
    </QueryState>
  );
}

function Test({ test }: { readonly test: OfferedTest }) {
  const t = useMessages();
  const [take] = useTakeWorkerTestMutation();
  const [result, setResult] = useState<Attempt>();
  const refusal = useRefusal(test);
  const { last } = test;
  return (
    <Stack gap={6}>
      <PageHeading
        title={test.title}
        lead={t('test.lead')}
        back={{ href: '/dashboard/tasklist', label: t('menu.taskList') }}
      />
      <StatRow>
        <Stat label={t('test.pay')} value={<CoinAmount coins={last ? 0 : test.payableAmount} />} />
        <Stat label={t('test.pass')} value={t('test.passOf', { pass: test.pass, of: test.of })} />
        <Stat label={t('test.again')} value={t('test.days', { count: test.againAfterDays })} />
      </StatRow>
      {result ? (
        <Result result={result} test={test} />
      ) : (
        <Card as="section" padding="large" aria-label={test.title}>
          <Stack gap={4}>
            {refusal ? <Banner kind="info">{refusal}</Banner> : last && <Banner kind="info">{t('test.unpaid')}</Banner>}
            <WorkForm
              draft={`test.${test._id}`}
              proof={NO_PROOF}
              form={test.form}
              button={t('test.send')}
              disabled={refusal !== undefined}
              onSend={async ({ answers = {} }) =>
                setResult((await take({ id: test._id, attemptBody: { answers } }).unwrap()).data)
              }
            />
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

function useRefusal({ last, openPlaces }: OfferedTest): string | undefined {
  const t = useMessages();
  const format = useFormat();
  const [opened] = useState(() => Date.now());
  if (last?.passed) return t('test.passed');
  if (last?.again && Date.parse(last.again) > opened) return t('test.wait', { date: format.dateTime(last.again) });
  return !last && openPlaces === 0 ? t('test.full') : undefined;
}

/** The result: which questions were wrong, without the right answers. */
function Result({
  result: { passed, correct, of, wrong, paid, again },
  test,
}: {
  readonly result: Attempt;
  readonly test: OfferedTest;
}) {
  const t = useMessages();
  const format = useFormat();
  const questions = test.form.fields.filter(({ name }) => wrong.includes(name));
  return (
    <Card as="section" padding="large" aria-live="polite">
      <Stack gap={4}>
        <Banner kind={passed ? 'good' : 'info'} title={t(passed ? 'test.didPass' : 'test.didNotPass')}>
          {t('test.result', { correct, of, pass: test.pass })}
        </Banner>
        {questions.length > 0 && (
          <div>
            <p>{t('test.wrong')}</p>
            <ul>
              {questions.map(({ name, label }) => (
                <li key={name} dir="auto">
                  {label}
                </li>
              ))}
            </ul>
          </div>
        )}
        {paid > 0 && <p>{t('test.paid', { coins: paid })}</p>}
        {again && <p>{t('test.wait', { date: format.dateTime(again) })}</p>}
        {passed && <p>{t('test.nowTasks')}</p>}
        <div>
          <ButtonLink href="/dashboard/tasklist">{t('menu.taskList')}</ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}
