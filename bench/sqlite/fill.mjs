// Makes the tables in the folder that run.mjs names, and fills them with work to accept. Started by run.mjs.
import { built, openApp, seedingOf } from '../app.mjs';
import { REVIEWED_TASKS, seed } from '../load/seed.mjs';

const app = await openApp(process.argv[2]);
await seed(seedingOf(app.get(built('platform/database/database').Database)), REVIEWED_TASKS);
await app.close();
process.disconnect();
