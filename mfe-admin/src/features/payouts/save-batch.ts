import { csvRecords } from '@kaaj/contract';
import { download, xlsxOf } from '@kaaj/page-kit';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Payouts as a CSV file for programs, and as a workbook. A spreadsheet that opens CSV drops leading zeros of mobile
 * numbers and the last digits of long ones.
 */
export function saveBatch(name: string, csv: string): void {
  download(`${name}.csv`, `\uFEFF${csv}`);
  const [head = [], ...lines] = [...csvRecords(csv, Infinity)].map(({ cells }) => cells);
  const amount = head.indexOf('amount');
  const rows = lines.map((cells) => cells.map((cell, column) => (column === amount ? Number(cell) : cell)));
  download(`${name}.xlsx`, xlsxOf([head, ...rows]), XLSX);
}
