const vm = require('node:vm');

/** V8's compiled code by file. Jest compiles every module again for each test file. */
const compiled = new Map();
const { compileFunction } = vm;

vm.compileFunction = (source, parameters, options) => {
  const known = compiled.get(options?.filename);
  if (known?.source === source) return compileFunction(source, parameters, { ...options, cachedData: known.data });
  const compiledNow = compileFunction(source, parameters, { ...options, produceCachedData: true });
  if (compiledNow.cachedData) compiled.set(options.filename, { source, data: compiledNow.cachedData });
  return compiledNow;
};
