import { type Answers, OtherRowsHit, type Statement } from './engine';
import { type Sql, sql } from './sql';

/**
 * Fails behind a write that hit another number of rows than it has to, so that nothing behind it in its packet is done, COMMIT not either: a number past
 * the largest BIGINT is an error in every mode ("Out-of-Range and Overflow Handling" in MySQL's manual). It is a SET because of where that error stands: a SELECT has told its
 * columns by then, and MariaDB's DO keeps it for itself.
 */
const CHECK = sql`SET @checked = 9223372036854775807 + (ROW_COUNT() <> ?)`;
const OUT_OF_RANGE = 1690;

const isChecked = ({ hits }: Statement): boolean => hits !== undefined;

/** The statements with a check behind each write that has to hit so many rows. */
export function withChecks(statements: readonly Statement[]): readonly Statement[] {
  if (!statements.some(isChecked)) return statements;
  return statements.flatMap((statement) =>
    isChecked(statement) ? [statement, { sql: CHECK, parameters: [statement.hits], reads: false }] : [statement],
  );
}

/** What the statements came to, of what they came to with their checks: a write fails where its check does. */
export function withoutChecks(statements: readonly Statement[], { answers, failure }: Answers): Answers {
  if (!statements.some(isChecked)) return { answers, ...(failure && { failure }) };
  const left = [...answers];
  const own: unknown[] = [];
  for (const statement of statements) {
    if (left.length === 0) break;
    const [answer] = left.splice(0, 1);
    const checked = !isChecked(statement) || left.splice(0, 1).length === 1;
    if (!checked) return { answers: own, failure: missed(failure) };
    own.push(answer);
  }
  return { answers: own, ...(failure && { failure }) };
}

/** What kept a check from being answered: that it failed, or that nobody could be asked any more. */
function missed(failure: Answers['failure']): Required<Answers>['failure'] {
  const error = failure?.error;
  return { error: isOutOfRange(error) ? new OtherRowsHit() : error };
}

const isOutOfRange = (error: unknown): boolean => (error as { errno?: unknown } | undefined)?.errno === OUT_OF_RANGE;

/** A server that passes over what a check must not pass would let coins through that nobody has. */
export async function needChecks(query: (sql: Sql, parameters: readonly unknown[]) => Promise<unknown>): Promise<void> {
  const passed = await query(CHECK, [IMPOSSIBLE]).then(
    () => true,
    (error: unknown) => {
      if (isOutOfRange((error as { driverError?: unknown }).driverError ?? error)) return false;
      throw error;
    },
  );
  if (passed) throw new Error('it does not stop at a number that is too large, which guards every account');
}

/** ROW_COUNT() never is: it tells rows, or -1. */
const IMPOSSIBLE = -2;
