import { Banner, Button, Container, ErrorState, PageHeading, LoadingCard, Row, useFormat } from '@kaaj/ui';
import { CheckIcon } from '@kaaj/ui/icons';
import { LazyChart } from '@kaaj/ui/data';
import { download } from '@kaaj/page-kit';
import { useCallback, useEffect, useState } from 'react';
import { useMessages } from '../../messages';
import { useLoadBooks } from '../../shared/books/use-load-books';
import { canVerify, type Books, type Verified, verifyBooks } from '../../shared/books/verify';
import { SolvencyExplanation } from './solvency-explanation';
import styles from './proof.module.css';

const loadCharts = () => import('./books-charts');
const answers = ['what', 'line', 'gap', 'yourself'] as const;

/** The closed days, verified in the reader's browser, with an explanation. */
export default function ProofPage() {
  const t = useMessages();
  const load = useLoadBooks();
  const [books, setBooks] = useState<Books>();
  const [verified, setVerified] = useState<Verified>();
  const [failed, setFailed] = useState(false);

  const check = useCallback((loaded: Books) => {
    if (!canVerify()) return;
    setVerified(undefined);
    void verifyBooks(loaded).then(setVerified, () => setFailed(true));
  }, []);
  const begin = useCallback(() => {
    setFailed(false);
    load().then(
      (loaded) => {
        setBooks(loaded);
        check(loaded);
      },
      () => setFailed(true),
    );
  }, [load, check]);
  useEffect(begin, [begin]);

  const key = books?.keys.at(-1);
  const last = verified && [...verified.entries.values()].at(-1);
  return (
    <Container className={styles.page}>
      <PageHeading title={t('proof.title')} lead={t('proof.lead')} />
      {failed ? (
        <ErrorState title={t('state.failed')} onRetry={begin} />
      ) : (
        <>
          {canVerify() ? <Result verified={verified} /> : <Banner kind="warn">{t('books.outcome.insecure')}</Banner>}
          {(!books || books.days.length > 0) && (
            <Row gap={4}>
              {canVerify() && (
                <Button icon={<CheckIcon />} disabled={!books} onClick={() => books && check(books)}>
                  {t('proof.again')}
                </Button>
              )}
              <Button
                variant="secondary"
                disabled={!books}
                onClick={() => books && download('kaaj-books.jsonl', exported(books), 'application/json')}
              >
                {t('proof.save')}
              </Button>
            </Row>
          )}
          {last && <SolvencyExplanation entry={last} />}
          {verified && verified.entries.size > 0 && (
            <LazyChart load={loadCharts}>
              {(BooksCharts) => <BooksCharts entries={[...verified.entries.values()]} />}
            </LazyChart>
          )}
          {/* Until the results are shown, so that the explanation below does not move up and down. */}
          {(!books || (canVerify() && !verified)) && <LoadingCard lines={20} />}
        </>
      )}
      <section className={styles.words} aria-label={t('proof.explained')}>
        {answers.map((answer) => (
          <div key={answer}>
            <h2>{t(`proof.${answer}.title`)}</h2>
            <p>{t(`proof.${answer}.text`)}</p>
          </div>
        ))}
        {key && (
          <p>
            {t('proof.key')} <code>{key.id}</code>
          </p>
        )}
      </section>
    </Container>
  );
}

function Result({ verified }: { verified: Verified | undefined }) {
  const t = useMessages();
  const format = useFormat();
  if (!verified) return <Banner title={t('proof.checking')}>{t('proof.checkingText')}</Banner>;
  const { entries, findings, signatures } = verified;
  const last = [...entries.values()].at(-1);
  if (findings.length > 0) {
    return (
      <Banner kind="error" title={t('proof.wrong')}>
        <ul className={styles.findings}>
          {findings.slice(0, 20).map(({ fault, number, day }) => (
            <li key={`${fault} ${number}`}>
              {t(`proof.fault.${fault}`, {
                day: day ? format.date(day) : t('proof.entry', { number }),
              })}
            </li>
          ))}
        </ul>
      </Banner>
    );
  }
  if (!last) return <Banner>{t('proof.none')}</Banner>;
  return (
    <Banner kind={signatures ? 'good' : 'warn'} title={t('proof.right', { count: entries.size })}>
      {t(signatures ? 'proof.rightUntil' : 'proof.unsigned', { day: format.date(last.day) })}
    </Banner>
  );
}

/** As `ledger export` writes it, for docs/proof/verify.mjs. */
function exported({ days, keys }: Books): string {
  return [{ format: 'kaaj-books-1', keys }, ...days].map((line) => `${JSON.stringify(line)}\n`).join('');
}
