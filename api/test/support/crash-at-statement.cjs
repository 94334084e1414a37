// Loaded before the API (--require) by tests on SQLite, whose statements no proxy can see. At the next statement that
// crash-point.ts stored, the process ends as in a power failure: before the database receives it or right after
// it has answered.
const { existsSync, readFileSync, rmSync } = require('node:fs');
const Database = require('libsql');

const file = `${process.env.DATA_DIR}/crash-at.json`;
const plain = (sql) => sql.replace(/["`]/g, '');

/** Whether the process has to end before or after this statement. The moment counts once. */
function crashAt(sql) {
  if (!existsSync(file)) return undefined;
  const { when, statement } = JSON.parse(readFileSync(file, 'utf8'));
  if (!plain(sql).includes(plain(statement))) return undefined;
  rmSync(file);
  return when;
}

const die = () => process.kill(process.pid, 'SIGKILL');

const { prepare } = Database.prototype;
Database.prototype.prepare = function (sql) {
  const prepared = prepare.call(this, sql);
  for (const way of ['run', 'all']) {
    const execute = prepared[way].bind(prepared);
    prepared[way] = (...parameters) => {
      const when = crashAt(sql);
      if (when === 'before') die();
      const answer = execute(...parameters);
      if (when === 'after') die();
      return answer;
    };
  }
  return prepared;
};
