const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');

const root = join(__dirname, '../../..');
const cache = join(root, 'node_modules/.cache/kaaj-api-tests');

/** Node reads the source maps from the code. */
const options = { ...require('./swc-options.cjs'), configFile: false, sourceMaps: 'inline' };

let swc;

function compiled(file) {
  const text = readFileSync(file, 'utf8');
  const key = createHash('sha1').update(JSON.stringify(options)).update(file).update('\0').update(text).digest('hex');
  const kept = join(cache, `${key}.js`);
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    swc ??= require('@swc/core');
    const { code } = swc.transformSync(text, { ...options, filename: file });
    mkdirSync(cache, { recursive: true });
    // Two workers may compile the same file: neither may read a partial one.
    writeFileSync(`${kept}.${process.pid}`, code);
    renameSync(`${kept}.${process.pid}`, kept);
    return code;
  }
}

/** Lets `require` and `import` load the API's TypeScript in this process, and the contract from its sources. */
function register() {
  if (Module._extensions['.ts']) return;
  require('reflect-metadata');
  process.setSourceMapsEnabled(true);
  Module._extensions['.ts'] = (module, file) => {
    module._compile(compiled(file), file);
    if (file.endsWith('.spec.ts')) require('./guard').guard(file);
  };
  const resolve = Module._resolveFilename;
  Module._resolveFilename = function (request, ...rest) {
    return request === '@kaaj/contract'
      ? join(root, 'libs/contract/src/index.ts')
      : resolve.call(this, request, ...rest);
  };
  Module.register(pathToFileURL(join(__dirname, 'load-typescript.mjs')));
}
register.file = __filename;

const WORKER_DATA_REQUEST = 'jest-light-runner-get-worker-data';
const WORKER_DATA = 'jest-light-runner-worker-data';

/**
 * jest-light-runner 0.8.2 sends a worker's data on the channels of all workers that have a file by then. A worker that
 * had not requested it yet would miss the answer and wait forever: the answer is buffered until the request.
 */
function keepWorkerData() {
  if (!process.send) return;
  let workerData;
  // Not before the pool listens: with the first listener Node delivers what it buffered until then.
  process.on('newListener', function begin(event) {
    if (event !== 'message') return;
    process.off('newListener', begin);
    process.on('message', (message) => {
      if (message?.type === WORKER_DATA) workerData = message;
    });
  });
  const send = process.send.bind(process);
  process.send = (message, ...rest) => {
    if (message !== WORKER_DATA_REQUEST || !workerData) return send(message, ...rest);
    setImmediate(() => process.emit('message', workerData));
    return true;
  };
}

// Required by a worker: processes that its tests start run the build and need none of this.
if (process.env.NODE_OPTIONS?.includes(__filename)) {
  process.env.NODE_OPTIONS = process.env.NODE_OPTIONS.replace(/(--max-semi\S+ )?--require \S+register.cjs/, '').trim();
  keepWorkerData();
  register();
}

module.exports = { register };
