/** In remotes, in place of webpack-bundler-runtime: the shell's, which lend.mjs put there. The contract's version says that it is. */
export default globalThis.kaajFederation();
