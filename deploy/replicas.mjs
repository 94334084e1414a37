import { setTimeout as wait } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';

const usage = `Manages the primary of several MariaDB servers. One is written to, the others replicate it semi-synchronously.

  node deploy/replicas.mjs status
  node deploy/replicas.mjs promote [host:port]   the primary is down: the most advanced replica replaces it
  node deploy/replicas.mjs switch host:port      the primary is up: switches over to this one
  node deploy/replicas.mjs follow host:port      this one returned: it replicates the primary again

REPLICAS_URL names all of them and who may administer them: mysql://admin:password@first:3306,second:3306,third:3306
REPLICATION_USER and REPLICATION_PASSWORD are the account of replication; the default is the same account.`;

/** A commit waits a year for a replica; MariaDB's default is to continue without one after ten seconds. */
const ONE_YEAR_MS = 31_536_000_000;
const TIMEOUT_S = 60;

/** An error that the owner has to resolve; printed without a stack trace. */
class Refused extends Error {}

class Server {
  constructor(account, place) {
    this.place = place;
    this.uri = `mysql://${account}${place}/`;
    this.url = new URL(this.uri);
  }

  async rows(sql, values = []) {
    this.connection ??= await createConnection({ uri: this.uri, connectTimeout: 2_000 });
    return (await this.connection.query({ sql, values, timeout: TIMEOUT_S * 1_000 }))[0];
  }

  /** Undefined without a response. */
  async state() {
    try {
      const [row] = await this.rows('SELECT @@read_only AS readOnly, @@gtid_current_pos AS at');
      const [replica] = await this.rows('SHOW SLAVE STATUS');
      return { writable: Number(row.readOnly) === 0, at: row.at, replica };
    } catch (error) {
      if (error.fatal || error.code === 'PROTOCOL_SEQUENCE_TIMEOUT') return undefined;
      throw error;
    }
  }

  /** Stops acknowledging commits of the primary, then applies all received events. */
  async stopReceiving() {
    await this.rows('STOP SLAVE IO_THREAD');
    await until(`${this.place} has applied what it was sent`, async () => {
      const [replica] = await this.rows('SHOW SLAVE STATUS');
      if (replica?.Last_SQL_Errno) throw new Refused(`${this.place} cannot go on: ${replica.Last_SQL_Error}`);
      const [{ at }] = await this.rows('SELECT @@gtid_slave_pos AS at');
      return !replica || replica.Gtid_IO_Pos === at;
    });
  }

  async replicateFrom(primary) {
    const { REPLICATION_USER, REPLICATION_PASSWORD } = process.env;
    const { username, password } = this.url;
    await this.rows('STOP SLAVE');
    await this.rows('SET GLOBAL rpl_semi_sync_master_enabled = 0, rpl_semi_sync_slave_enabled = 1');
    await this.rows(
      'CHANGE MASTER TO MASTER_HOST = ?, MASTER_PORT = ?, MASTER_USER = ?, MASTER_PASSWORD = ?, MASTER_CONNECT_RETRY = 1, MASTER_USE_GTID = current_pos',
      [
        primary.url.hostname.replace(/^\[|\]$/g, ''),
        Number(primary.url.port || 3306),
        REPLICATION_USER ?? decodeURIComponent(username),
        REPLICATION_PASSWORD ?? decodeURIComponent(password),
      ],
    );
    await this.rows('START SLAVE');
  }

  async becomePrimary() {
    await this.rows('STOP SLAVE');
    await this.rows('RESET SLAVE ALL');
    await this.rows(
      `SET GLOBAL rpl_semi_sync_master_timeout = ${ONE_YEAR_MS}, rpl_semi_sync_master_wait_point = 'AFTER_SYNC', rpl_semi_sync_master_wait_no_slave = 1, rpl_semi_sync_master_enabled = 1`,
    );
  }

  close() {
    this.connection?.destroy();
  }
}

async function until(what, holds) {
  const end = Date.now() + TIMEOUT_S * 1_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Refused(`Still not so after ${TIMEOUT_S} s: ${what}.`);
    await wait(50);
  }
}

/** Number of transactions so far: there is one primary at a time, which increments it. */
const countOf = (at) =>
  Math.max(
    0,
    ...String(at || '0')
      .split(',')
      .map((gtid) => Number(gtid.split('-').at(-1))),
  );

async function statesOf(servers) {
  const states = await Promise.all(servers.map((server) => server.state()));
  return servers.map((server, index) => ({ server, state: states[index] }));
}

async function onlyPrimary(servers) {
  const writable = (await statesOf(servers)).filter(({ state }) => state?.writable);
  if (writable.length === 1) return writable[0].server;
  throw new Refused(`There has to be one primary; ${writable.length} servers take writes.`);
}

async function promote(servers, target) {
  const seen = await statesOf(servers);
  const writer = seen.find(({ state }) => state?.writable);
  if (writer) throw new Refused(`${writer.server.place} takes writes. Stop it, or use switch.`);
  const away = seen.filter(({ state }) => !state).map(({ server }) => server.place);
  // A commit is acknowledged when one replica has it: that may be a replica that is down together with the primary.
  if (away.length > 1)
    throw new Refused(`${away.join(' and ')} do not answer: one of them may have what the others lack.`);
  const here = seen.filter(({ state }) => state).map(({ server }) => server);
  await Promise.all(here.map((server) => server.stopReceiving()));
  const ranks = (await statesOf(here)).map(({ server, state }) => ({ server, count: countOf(state?.at) }));
  const most = Math.max(...ranks.map(({ count }) => count));
  const full = ranks.filter(({ count }) => count === most).map(({ server }) => server);
  const next = target ? full.find((server) => server === target) : full[0];
  if (!next) throw new Refused(`${target.place} has not all that ${full[0].place} has; promote that one.`);
  await next.becomePrimary();
  for (const server of here.filter((each) => each !== next)) await server.replicateFrom(next);
  await next.rows('SET GLOBAL read_only = 0');
  console.log(
    `${next.place} is the primary, at ${most}.${away.length > 0 ? ` ${away[0]} has to stay dead until it follows.` : ''}`,
  );
}

async function switchTo(servers, target) {
  const primary = await onlyPrimary(servers);
  if (primary === target) throw new Refused(`${target.place} is the primary already.`);
  await primary.rows('SET GLOBAL read_only = 1');
  const [{ at }] = await primary.rows('SELECT @@gtid_current_pos AS at');
  const [{ code }] = await target.rows('SELECT MASTER_GTID_WAIT(?, 30) AS code', [at]);
  if (Number(code) !== 0) {
    await primary.rows('SET GLOBAL read_only = 0');
    throw new Refused(`${target.place} does not catch up; ${primary.place} takes writes again.`);
  }
  await promote(servers, target);
}

async function follow(servers, returned) {
  const primary = await onlyPrimary(servers);
  if (primary === returned) throw new Refused(`${returned.place} takes writes. It has to be read-only.`);
  const [{ at }] = await primary.rows('SELECT @@gtid_current_pos AS at');
  await returned.replicateFrom(primary);
  await until(`${returned.place} has what ${primary.place} had`, async () => {
    const { replica, at: now } = await returned.state();
    const fault = replica.Last_IO_Errno === 1236 ? replica.Last_IO_Error : replica.Last_SQL_Error;
    if (fault) {
      await returned.rows('STOP SLAVE');
      await returned.rows('RESET SLAVE ALL');
      throw new Refused(`${returned.place} has what ${primary.place} never had, and has to be made anew: ${fault}`);
    }
    return replica.Slave_IO_Running === 'Yes' && countOf(now) >= countOf(at);
  });
  console.log(`${returned.place} follows ${primary.place}.`);
}

async function status(servers) {
  for (const { server, state } of await statesOf(servers)) {
    const role = state?.writable ? 'takes writes' : 'read-only';
    const from = state?.replica ? `, follows ${state.replica.Master_Host}:${state.replica.Master_Port}` : '';
    console.log(`${server.place}: ${state ? `${role}${from}, at ${state.at}` : 'does not answer'}`);
  }
}

const [, , what, place] = process.argv;
const command = { status, promote, switch: switchTo, follow }[what];
const [, account = '', places = ''] = /^mysql:\/\/(.*@)?([^/]+)\/?$/.exec(process.env.REPLICAS_URL ?? '') ?? [];
const servers = places.split(',').map((each) => new Server(account, each));
const named = servers.find((server) => server.place === place);
try {
  if (!command || !places || (place && !named) || (!place && ['switch', 'follow'].includes(what)))
    throw new Refused(usage);
  await command(servers, named);
} catch (error) {
  console.error(error instanceof Refused ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const server of servers) server.close();
}
