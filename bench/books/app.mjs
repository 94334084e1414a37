// The API on the database and in the folder that run.mjs names.
import { built, openApp } from '../app.mjs';

export { built };

/** Options from run.mjs: { transfers, taskCount, folder, port, origin, secret }. */
export const said = JSON.parse(process.argv[2]);

export const app = await openApp(said.folder, { PUBLIC_ORIGIN: said.origin, SESSION_SECRET: said.secret });
export const database = app.get(built('platform/database/database').Database);
