/** The runner imports test files under a URL that ends in a time: `require` compiles them (register.cjs). */
export const load = (url, context, next) =>
  new URL(url).pathname.endsWith('.ts')
    ? { format: 'commonjs', source: undefined, shortCircuit: true }
    : next(url, context);
