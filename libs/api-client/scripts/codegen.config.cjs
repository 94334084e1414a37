/** Calls that are no data: windows, streams, files, and what other machines call. */
const notForScreens = new Set([
  'startGoogle',
  'finishGoogle',
  'startOidc',
  'finishOidc',
  'getLogo',
  'streamNotifications',
  'receivePaymentEvent',
  'getImage',
  'getProof',
  'uploadProof',
  'checkLive',
  'checkReady',
  'getMetrics',
]);

/** Input of @rtk-query/codegen-openapi; run through `npm run generate`. */
module.exports = {
  schemaFile: process.env.OPENAPI_FILE,
  apiFile: '../src/base/api.ts',
  apiImport: 'api',
  outputFile: process.env.CALLS_FILE,
  exportName: 'all',
  filterEndpoints: (name) => !notForScreens.has(name),
  encodePathParams: true,
  hooks: false,
};
