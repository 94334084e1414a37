// Loaded before the API (--require) by tests on SQLite, whose statements no proxy can see. At the statement in CRASH_AT
// the process ends as in a power failure, before the database receives it or right after it has answered.
const Database = require('libsql');

const { when, statement } = JSON.parse(process.env.CRASH_AT);
const plain = (sql) => sql.replace(/["`]/g, '');
const moment = plain(statement);
const die = () => process.kill(process.pid, 'SIGKILL');

const { prepare } = Database.prototype;
Database.prototype.prepare = function (sql) {
  const prepared = prepare.call(this, sql);
  if (!plain(sql).includes(moment)) return prepared;
  for (const way of ['run', 'all']) {
    const told = prepared[way].bind(prepared);
    prepared[way] = (...parameters) => {
      if (when === 'before') die();
      const answer = told(...parameters);
      die();
      return answer;
    };
  }
  return prepared;
};
