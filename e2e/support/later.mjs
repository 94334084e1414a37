/**
 * Loaded before a product that a test launches, and by nothing else: what it runs goes by a clock that is DAYS_LATER days ahead of the
 * machine's.
 */
const ahead = Number(process.env.DAYS_LATER) * 24 * 60 * 60 * 1000;
const told = Date.now.bind(Date);
Date.now = () => told() + ahead;
