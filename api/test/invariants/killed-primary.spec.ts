import { spawnSync } from 'node:child_process';
import { MariadbProcess } from '../support/mariadb-process';
import { until } from '../support/processes';
import { replicaOptions, waitsForReplica } from '../support/replicated';

const installed = spawnSync('mariadbd', ['--version']).status === 0;

(installed ? describe : describe.skip)('R15 a primary that is killed while a commit waits for a replica', () => {
  let primary: MariadbProcess;

  beforeAll(async () => {
    primary = await MariadbProcess.start(replicaOptions(1));
  }, 60_000);
  afterAll(() => primary.remove());

  it('rolls back at its restart what no replica had, and keeps earlier data', async () => {
    await primary.statement('CREATE TABLE kaaj.coin (id INT PRIMARY KEY)');
    await primary.statement('INSERT INTO kaaj.coin VALUES (1)');
    const [before] = await primary.rows('SELECT @@gtid_binlog_pos AS at');
    await waitsForReplica(primary);
    const lost = expect(primary.statement('INSERT INTO kaaj.coin VALUES (2)')).rejects.toThrow();
    const waits = "SELECT 1 FROM information_schema.processlist WHERE state LIKE 'Waiting for semi-sync ACK%'";
    await until(async () => (await primary.rows(waits)).length === 1, 20_000, 'the commit waits for a replica');

    await primary.kill();
    await lost;
    await primary.start();

    expect(await primary.rows('SELECT id FROM kaaj.coin')).toEqual([{ id: 1 }]);
    expect(await primary.rows('SELECT @@gtid_binlog_pos AS at')).toEqual([before]);
  });
});
