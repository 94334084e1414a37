import { MariadbProcess } from './mariadb-process';

/** As docs/scaling.md has it in the configuration file of each server, the primary's too. */
export const replicaOptions = (id: number) => [
  `--server-id=${id}`,
  '--log-bin',
  '--log-slave-updates=1',
  '--gtid-strict-mode=1',
  '--read-only=1',
  '--sync-binlog=1',
  '--innodb-flush-log-at-trx-commit=1',
  '--sync-relay-log=1',
  '--rpl-semi-sync-slave-enabled=1',
  '--init-rpl-role=SLAVE',
];

/** From here on a commit of this server waits until a replica has it, and is invisible before. */
export async function waitsForReplica(server: MariadbProcess): Promise<void> {
  const week = 604_800_000;
  await server.statement(
    `SET GLOBAL rpl_semi_sync_master_timeout = ${week}, rpl_semi_sync_master_wait_point = 'AFTER_SYNC', rpl_semi_sync_master_enabled = 1`,
  );
}

/**
 * Two MariaDB servers that replicate to each other in turn, as docs/scaling.md describes. Each starts read-only, and a
 * commit of the primary is acknowledged when the replica has it.
 */
export class Replicated {
  private constructor(readonly servers: readonly [MariadbProcess, MariadbProcess]) {}

  static async start(): Promise<Replicated> {
    const first = await MariadbProcess.start(replicaOptions(1));
    const second = await MariadbProcess.start(replicaOptions(2));
    for (const server of [first, second]) await server.statement('RESET MASTER');
    // root may write to a read-only server; the user that runs Kaaj may not.
    await first.statement("CREATE USER kaaj@'127.0.0.1'");
    await first.statement("GRANT ALL ON kaaj.* TO kaaj@'127.0.0.1'");
    const replicated = new Replicated([first, second]);
    await replicated.follow(second, first);
    await replicated.promote(first);
    return replicated;
  }

  /** An address that names both, the first one first. */
  get url(): string {
    const [first, second] = this.servers;
    return `mysql://kaaj@127.0.0.1:${first.port},127.0.0.1:${second.port}/kaaj`;
  }

  async follow(replica: MariadbProcess, primary: MariadbProcess): Promise<void> {
    await replica.statement('SET GLOBAL rpl_semi_sync_master_enabled = 0, rpl_semi_sync_slave_enabled = 1');
    await replica.statement(
      `CHANGE MASTER TO MASTER_HOST = '127.0.0.1', MASTER_PORT = ${primary.port}, MASTER_USER = 'root', MASTER_USE_GTID = current_pos`,
    );
    await waitsForReplica(primary);
    await replica.statement('START SLAVE');
    // From here on it has everything acknowledged; before, it has to catch up.
    const [at] = await primary.rows('SELECT @@gtid_binlog_pos AS gtid');
    await replica.statement(`DO MASTER_GTID_WAIT('${at?.['gtid']}', 20)`);
  }

  /** Lets it apply what it received, and accept writes. The former primary accepts none by then. */
  async promote(replica: MariadbProcess): Promise<void> {
    await replica.statement('STOP SLAVE IO_THREAD');
    await replica.applied();
    await replica.statement('STOP SLAVE');
    await replica.statement('RESET SLAVE ALL');
    await replica.statement('SET GLOBAL read_only = 0');
  }

  async remove(): Promise<void> {
    for (const server of this.servers) await server.remove();
  }
}
