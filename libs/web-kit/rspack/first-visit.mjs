const sharedName = (kind, { module }) =>
  module?.identifier?.().match(new RegExp(`^${kind} shared module \\(default\\) (@?[^@]+)@`))?.[1];

/** The names of shared modules that the chunks of `group` ask for as soon as they run. */
function consumedBy(group, groups) {
  const children = groups.filter((each) => each.getParents().includes(group));
  return children.flatMap((child) => child.origins.map((origin) => sharedName('consume', origin))).filter(Boolean);
}

/** The groups of chunks that the import matching `request` needs before it can run: its own, and those of the shared modules it asks for. */
export function firstVisitGroups({ chunkGroups: groups }, request) {
  const needed = new Set([groups.find((group) => group.origins.some((origin) => request.test(origin.request)))]);
  for (const group of needed) {
    for (const name of consumedBy(group, groups)) {
      const providing = groups.find((each) => each.origins.some((origin) => sharedName('provide', origin) === name));
      if (providing) needed.add(providing);
    }
  }
  return [...needed];
}

const isScript = ({ type }) => type.startsWith('javascript/');
const isVendor = (module) => /[\\/]node_modules[\\/]/.test(module.nameForCondition() ?? '');

/**
 * Puts what every first visit needs into two chunks, compressed as a whole: other people's code, which seldom changes, and ours.
 * Modules that provide or consume a shared one stay where the federation's runtime looks for them.
 */
export class FirstVisitPlugin {
  constructor(request) {
    this.request = request;
  }

  apply(compiler) {
    let compilation;
    let first;
    compiler.hooks.thisCompilation.tap('FirstVisitPlugin', (started) => {
      compilation = started;
      first = undefined;
    });
    const modulesOf = (chunkGraph) => {
      const chunks = firstVisitGroups(compilation, this.request).flatMap((group) => group.chunks);
      const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]).filter(isScript);
      return new Set(modules.map((module) => module.identifier()));
    };
    const isFirst = (module, { chunkGraph }) => {
      first ??= modulesOf(chunkGraph);
      return first.has(module.identifier());
    };
    const group = { chunks: 'async', enforce: true, priority: 100 };
    const cacheGroups = {
      first: { ...group, name: 'first', test: (module, graph) => isFirst(module, graph) && !isVendor(module) },
      vendor: { ...group, name: 'vendor', test: (module, graph) => isFirst(module, graph) && isVendor(module) },
    };
    compiler.options.optimization.splitChunks = { cacheGroups };
  }
}
