/** Input of @rtk-query/codegen-openapi; run through `npm run generate`. */
module.exports = {
  schemaFile: process.env.OPENAPI_FILE,
  apiFile: '../src/api.ts',
  apiImport: 'api',
  outputFile: '../src/generated/endpoints.ts',
  exportName: 'generatedApi',
  encodePathParams: true,
  hooks: { queries: true, lazyQueries: false, mutations: true },
};
