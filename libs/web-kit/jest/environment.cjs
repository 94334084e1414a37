const { TestEnvironment: BrowserEnvironment } = require('jest-environment-jsdom');

const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'BroadcastChannel',
  'structuredClone',
];

/** jsdom, with what Node has and jsdom lacks. */
class Environment extends BrowserEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
  }
}

module.exports = Environment;
