import { randomKey, usePayBonusesMutation } from '@kaaj/api-client';
import { LIMITS, type PaidBonus } from '@kaaj/contract';
import { Button, Card, CoinAmount, PageHeading, Row, Stack } from '@kaaj/ui';
import { DownloadIcon, UploadIcon } from '@kaaj/ui/icons';
import { FilePicker } from '@kaaj/ui-desk/files';
import { download, readTextFile, toCsv, useDraft, useSend } from '@kaaj/page-kit';
import { toast } from '@kaaj/web-kit';
import { Fragment, useState } from 'react';
import { useMessages } from '../../messages';
import { BONUS_COLUMNS, type BonusFile, readBonuses } from './bonus-file';
import { Faults, Unpaid } from './bonus-faults';

interface Picked extends BonusFile {
  readonly name: string;
  /** Begins the idempotency keys of its calls: sent again, what was paid is not paid twice. */
  readonly key: string;
}

/** A file of which some calls may have been made: after a reload it is sent with the same keys. */
interface Unfinished {
  readonly rows: string;
  readonly key: string;
}

/** Has the form of an id, and is none. */
const SAMPLE_ID = '01M83R6FM8DE3X6793M4000000';

/** Pays many bonuses from a CSV file: a file of results with two more columns. */
export default function BonusesPage() {
  const t = useMessages();
  const { send, button } = useSend();
  const [payBonuses] = usePayBonusesMutation();
  const [file, setFile] = useState<Picked>();
  const unfinished = useDraft<Unfinished>('bonuses');
  const [answers, setAnswers] = useState<readonly PaidBonus[]>([]);
  const [sentRows, setSentRows] = useState(0);
  const rows = file?.rows ?? [];
  const coins = rows.reduce((sum, row) => sum + row.coins, 0);

  const pick = async (picked: File) => {
    const { text } = await readTextFile(picked);
    const read = readBonuses(text);
    const before = unfinished.value;
    setAnswers([]);
    setSentRows(0);
    const key = before?.rows === JSON.stringify(read.rows) ? before.key : randomKey();
    setFile({ ...read, name: picked.name, key });
  };

  const pay = async (key: string) => {
    const paid: PaidBonus[] = [];
    unfinished.save({ rows: JSON.stringify(rows), key });
    for (let from = 0; from < rows.length; from += LIMITS.decisionsAtOnce) {
      const bonuses = rows
        .slice(from, from + LIMITS.decisionsAtOnce)
        .map(({ id, coins: each, reason }) => ({ id, coins: each, reason }));
      const { data } = await payBonuses({
        'Idempotency-Key': `${key}-${from}`,
        bonusesBody: { bonuses },
      }).unwrap();
      paid.push(...data);
      setSentRows(paid.length);
    }
    return paid;
  };

  const submit = ({ key }: Picked) =>
    send(() => pay(key), {
      confirm: {
        title: t('bonuses.question', { count: rows.length, coins }),
        text: t('bonus.text'),
        ok: t('bonuses.pay', { count: rows.length }),
      },
      onSuccess: (paid) => {
        const count = paid.filter(({ bonus }) => bonus).length;
        if (count > 0) toast.success(t('bonuses.paid', { count }));
        setAnswers(paid);
        setFile(undefined);
        unfinished.clear();
      },
    });

  const saveSample = () =>
    download('sample-bonuses.csv', toCsv(BONUS_COLUMNS, [[SAMPLE_ID, '5', t('bonuses.sampleReason')]]));

  return (
    <Stack gap={6}>
      <PageHeading
        title={t('bonuses.title')}
        lead={t('bonuses.lead')}
        back={{ href: '/dashboard/batches', label: t('batches.title') }}
      />
      <Card as="section">
        <Stack gap={4} align="start">
          <div>
            <p>
              {t('bonuses.columns')} <Columns />
            </p>
            <p>{t('bonuses.rows')}</p>
          </div>
          <Row gap={3}>
            <FilePicker accept=".csv,text/csv" disabled={button.pending} onPick={(picked) => void pick(picked)}>
              {(open) => (
                <Button variant="secondary" icon={<UploadIcon />} disabled={button.pending} onClick={open}>
                  {t('batch.filePick')}
                </Button>
              )}
            </FilePicker>
            <Button variant="ghost" icon={<DownloadIcon />} onClick={saveSample}>
              {t('batch.sample')}
            </Button>
          </Row>
          {file && <Faults faults={file.faults} />}
          {file && file.faults.length === 0 && rows.length === 0 && <p role="status">{t('bonuses.none')}</p>}
          {file && file.faults.length === 0 && rows.length > 0 && (
            <Stack gap={3} align="start">
              <Row gap={2}>
                <span>{t('bonuses.count', { count: rows.length, name: file.name })}</span>
                <CoinAmount coins={coins} />
              </Row>
              {sentRows > 0 && !button.pending && (
                <p role="status">{t('bonuses.partly', { count: sentRows, rest: rows.length - sentRows })}</p>
              )}
              <Button {...button} onClick={() => void submit(file)}>
                {t('bonuses.pay', { count: rows.length })}
              </Button>
            </Stack>
          )}
        </Stack>
      </Card>
      <Unpaid answers={answers} />
    </Stack>
  );
}

const Columns = () =>
  BONUS_COLUMNS.map((column, index) => (
    <Fragment key={column}>
      {index > 0 && ', '}
      <code>{column}</code>
    </Fragment>
  ));
