import { ServerResponse } from 'node:http';

/** Preloaded into an API process by tests: sets its clock DAYS_LATER days ahead of the machine's. */
const offsetMs = Number(process.env.DAYS_LATER) * 24 * 60 * 60 * 1000;
const systemNow = Date.now.bind(Date);
Date.now = () => systemNow() + offsetMs;

// Node's own Date header does not use Date.now, and pages correct their clock by it.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...args) {
  this.setHeader('Date', new Date(Date.now()).toUTCString());
  return writeHead.apply(this, args);
};
