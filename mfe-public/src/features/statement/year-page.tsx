import { useGetYearlyStatementQuery } from '@kaaj/api-client';
import { LIMITS, type YearlyStatement } from '@kaaj/contract';
import {
  Button,
  CoinAmount,
  PageHeading,
  Row,
  SelectField,
  Stack,
  useCoinValue,
  useFormat,
  useUiSettings,
} from '@kaaj/ui';
import { DownloadIcon } from '@kaaj/ui/icons';
import { type Column, DescriptionList, Table } from '@kaaj/ui/data';
import { toCsv, download, QueryState, usePrices, useToday, useUrlState } from '@kaaj/page-kit';
import { useOwnEmail, useSession } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import styles from './year.module.css';

/** Number of years that can be selected. */
const YEARS = 6;

const FIGURES = ['earned', 'bonus', 'withdrawn', 'fees', 'other'] as const;

const LOCALES = { en: 'en-US', bn: 'bn-BD' } as const;

type Month = YearlyStatement['months'][number];

/** A year of the person's coins by month, to be printed and filed. */
export default function YearPage() {
  const t = useMessages();
  const yearName = useYearName();
  const email = useOwnEmail();
  const today = useToday();
  const [chosen, change] = useUrlState('year');
  const typed = Number(chosen.year);
  const { min, max } = LIMITS.statementYear;
  const wanted = Number.isInteger(typed) && typed >= min && typed <= max ? typed : undefined;
  const query = useGetYearlyStatementQuery({ email, ...(wanted && { year: wanted }) });
  const thisYear = Number((today ?? '').slice(0, 4)) || wanted;
  return (
    <Stack gap={6}>
      <PageHeading
        title={t('year.title')}
        lead={t('year.lead')}
        back={{ href: '/dashboard/statement', label: t('statement.title') }}
      />
      <div className="k-no-print">
        <SelectField
          label={t('year.which')}
          options={yearsUpTo(thisYear, wanted).map((year) => ({ value: String(year), label: yearName(year) }))}
          value={String(wanted ?? thisYear ?? '')}
          onChange={({ target }) => change({ year: target.value })}
        />
      </div>
      <QueryState query={query} errorTitle={t('year.failed')}>
        {(statement) => <Sheet statement={statement} />}
      </QueryState>
    </Stack>
  );
}

/** Years in the digits of the language, without grouping. */
function useYearName(): (year: number) => string {
  const format = useFormat();
  return (year) => format.number(year, { useGrouping: false });
}

function yearsUpTo(last: number | undefined, wanted: number | undefined): readonly number[] {
  if (last === undefined) return [];
  const years = Array.from({ length: YEARS }, (_, index) => last - index);
  return wanted === undefined || years.includes(wanted) ? years : [wanted, ...years];
}

function Sheet({ statement }: { readonly statement: YearlyStatement }) {
  const t = useMessages();
  const yearName = useYearName();
  const { language } = useUiSettings();
  const { user } = useSession();
  const worth = useCoinValue();
  const { centsOf } = usePrices();
  const { year, opening, closing, months, total } = statement;
  const names = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'UTC' });
  const nameOf = (month: string) => names.format(new Date(`${month}-01`));
  const moved = months.filter((month) => FIGURES.some((name) => month[name] !== 0));
  const columns: readonly Column<Month>[] = [
    { key: 'month', title: t('year.month'), card: 'title', render: ({ month }) => nameOf(month) },
    ...FIGURES.map((name): Column<Month> => ({
      key: name,
      title: t(`year.${name}`),
      align: 'end',
      render: (month) => <CoinAmount coins={month[name]} size="small" />,
    })),
  ];
  const save = () =>
    download(
      `kaaj-${year}.csv`,
      toCsv(
        ['month', ...FIGURES],
        [
          ...months.map((month) => [month.month, ...FIGURES.map((name) => month[name])]),
          ['', ...FIGURES.map((name) => total[name])],
        ],
      ),
    );
  return (
    <article className={styles.sheet}>
      <Stack gap={5}>
        <DescriptionList
          facts={[
            { key: 'person', label: t('year.person'), value: <bdi>{user?.name}</bdi> },
            { key: 'year', label: t('year.which'), value: yearName(year) },
            { key: 'opening', label: t('year.opening'), value: <CoinAmount coins={opening} /> },
            ...FIGURES.map((name) => ({
              key: name,
              label: t(`year.${name}`),
              value: (
                <span className={styles.figure}>
                  <CoinAmount coins={total[name]} />
                  {name !== 'other' && total[name] > 0 && <small>{worth(centsOf(total[name]))}</small>}
                </span>
              ),
            })),
            { key: 'closing', label: t('year.closing'), value: <CoinAmount coins={closing} /> },
          ]}
        />
        <Row>
          <Button variant="secondary" className="k-no-print" onClick={() => window.print()}>
            {t('year.print')}
          </Button>
          <Button variant="secondary" className="k-no-print" icon={<DownloadIcon size={18} />} onClick={save}>
            {t('statement.csv')}
          </Button>
        </Row>
        <Table label={t('year.title')} columns={columns} rows={moved} rowKey={({ month }) => month} empty={null} />
        {moved.length < months.length && <p className={styles.note}>{t('year.leftOut')}</p>}
        <p className={styles.note}>{t('year.note')}</p>
      </Stack>
    </article>
  );
}
