import { useLazyGetStatementQuery } from '@kaaj/api-client';
import { LIMITS, type StatementGroup } from '@kaaj/contract';
import { allPages, toCsv, download, useSend } from '@kaaj/page-kit';
import { toast } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { useKindText } from '../../shared/use-kind-text';

/** Pages of one file: ten thousand lines. */
const PAGES = 100;

interface CsvOptions {
  readonly email: string;
  readonly group?: StatementGroup;
  readonly days?: number;
}

/** Makes a file of the lines that are shown, those included that are not loaded yet. */
export function useCsv(wanted: CsvOptions) {
  const t = useMessages();
  const kindText = useKindText();
  const [getPage] = useLazyGetStatementQuery();
  const { send, pending: making } = useSend();

  const save = async () => {
    const read = (from: { cursor?: string }) => getPage({ ...wanted, size: LIMITS.listPageSizeMax, ...from }).unwrap();
    const { rows: lines, isCut } = await allPages(read, PAGES);
    const header = ['time', 'kind', 'task', 'amount', 'held', 'balance'] as const;
    const rows = lines.map(({ time, kind, taskTitle, amount, held, balance }) => [
      time,
      kindText(kind),
      taskTitle ?? '',
      amount,
      held,
      balance,
    ]);
    download(
      'kaaj-statement.csv',
      toCsv(
        header.map((name) => t(`statement.${name}`)),
        rows,
      ),
    );
    if (isCut) toast.info(t('statement.csvCut', { amount: lines.length }));
  };
  const onError = () => {
    toast.error(t('statement.csvFailed'));
    return true;
  };
  return { make: () => send(save, { onError }), making };
}
