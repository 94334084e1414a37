/** Preloaded into an API process by tests: sets its clock DAYS_LATER days ahead of the machine's. */
const offsetMs = Number(process.env.DAYS_LATER) * 24 * 60 * 60 * 1000;
const systemNow = Date.now.bind(Date);
Date.now = () => systemNow() + offsetMs;
