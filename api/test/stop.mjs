/** Once after all tests: ends the servers that prepare.mjs started. */
export default async function stop() {
  await globalThis.stopServers?.();
}
