import { csvRecords, foldedName, normalizeText } from '@kaaj/contract';
import { isId } from '../../../kernel/ids';
import { MembersFileInvalid } from './eligibility.errors';

const COLUMNS = 50;
const NAMES: readonly string[] = ['workerid', 'worker_id', 'worker'];

/**
 * The ids in a CSV file: the column workerId, worker_id or worker, as in result tables; without it, a plain list of
 * ids. Throws MembersFileInvalid.
 */
export function memberIdsIn(csv: string): readonly string[] {
  const rows = [...csvRecords(csv, COLUMNS)].map(({ cells }) => cells.map(normalizeText));
  const [head = []] = rows;
  const at = head.findIndex((name) => NAMES.includes(foldedName(name).toLowerCase()));
  if (at < 0 && !isId(head[0] ?? '')) throw new MembersFileInvalid();
  const cells = at < 0 ? rows.map(([first = '']) => first) : rows.slice(1).map((row) => row[at] ?? '');
  return cells.filter((cell) => cell !== '');
}
