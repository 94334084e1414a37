/**
 * In remotes, replaces webpack-bundler-runtime by the shell's copy, which lend.mjs exposes. The contract version
 * guarantees that it is there.
 */
export default globalThis.kaajFederation();
