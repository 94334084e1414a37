import { type ServerSnapshot } from '../support/acknowledged';
import { type MariadbProcess } from '../support/mariadb-process';

/** All rows of a server that people's actions create and change. */
export async function snapshotOf(server: MariadbProcess): Promise<ServerSnapshot> {
  const made = await server.rows(
    "SELECT CONCAT('task ', id) AS name FROM kaaj.task UNION ALL SELECT CONCAT('submission ', id) FROM kaaj.submission UNION ALL SELECT CONCAT('withdrawal ', id) FROM kaaj.withdrawal",
  );
  const moved = await server.rows(
    'SELECT kind, reference, from_account AS `from`, to_account AS `to`, amount FROM kaaj.transfer',
  );
  const balances = await server.rows('SELECT id, balance FROM kaaj.account');
  return {
    server: server.address,
    made: made.map((row) => String(row['name'])),
    transfers: moved.map((row) => ({ ...(row as ServerSnapshot['transfers'][number]), amount: Number(row['amount']) })),
    balances: new Map(balances.map((row) => [String(row['id']), Number(row['balance'])])),
  };
}
