const { TEST_MARIADB_URL: servers, JEST_WORKER_ID: worker = '1' } = process.env;

// prepare.mjs starts a server for each worker.
if (servers) {
  const urls = servers.split(',');
  process.env.TEST_MARIADB_URL = urls[(Number(worker) - 1) % urls.length];
}
