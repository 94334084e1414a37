// The API as built; with RECORDS=without its lists read neither reputation records nor medians.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { createApp } = require('../../api/dist/app.js');
const { Config } = require('../../api/dist/config.js');
const { ReputationPresenter } = require('../../api/dist/contexts/reputation/application/reputation-presenter.js');
const { Database } = require('../../api/dist/platform/database/database.js');

const config = Config.from(process.env);
const app = await createApp(config);
await app.init();
if (process.env.RECORDS === 'without') {
  app.get(ReputationPresenter, { strict: false }).ofBuyers = () => Promise.resolve(() => null);
  const database = app.get(Database);
  const query = database.query.bind(database);
  database.query = (sql, parameters) => query(sql.replace(', median_minutes', ''), parameters);
}
process.on('SIGTERM', () => app.close().then(() => process.exit(0)));
await app.getHttpAdapter().getInstance().listen({ port: config.port, host: config.host });
