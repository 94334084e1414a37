// Makes the tables. Started by run.mjs.
import { openApp } from '../app.mjs';

const app = await openApp(process.argv[2]);
await app.close();
process.send({});
process.disconnect();
