// The whole audit of the ledger, as `ledger verify` makes it. Started by run.mjs.
import { setInterval } from 'node:timers';
import { built, openApp } from '../app.mjs';

const { LedgerAudit, holds } = built('contexts/wallet/index');

const app = await openApp(process.argv[2]);
let most = 0;
const look = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 100);
const began = performance.now();
const report = await app.get(LedgerAudit).run();
const seconds = (performance.now() - began) / 1000;
clearInterval(look);
await app.close();
process.send({ holds: holds(report), seconds, memory: most / 2 ** 20 });
process.disconnect();
