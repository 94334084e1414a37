const sharedName = (kind, module) =>
  module?.identifier?.().match(new RegExp(`^${kind} shared module \\(default\\) (@?[^@]+)@`))?.[1];

/** The group of chunks behind each shared module that this build provides, by the module's name. */
export function providedGroups(groups) {
  const named = groups.flatMap((group) =>
    group.origins.map(({ module }) => [sharedName('provide', module), group]).filter(([name]) => name),
  );
  return new Map(named.reverse());
}

/** The names of shared modules that the chunks of `group` need at start. */
function consumedBy(group, groups) {
  const children = groups.filter((each) => each.getParents().includes(group));
  return children
    .flatMap((child) => child.origins.map(({ module }) => sharedName('consume', module)))
    .filter((name) => name);
}

/** The names of shared modules that `modules` consume, in a build that provides none of them. */
export const borrowedBy = (modules) => modules.map((module) => sharedName('consume', module)).filter((name) => name);

/** These groups of chunks and all groups that they depend on: those of the shared modules they consume. */
export function withShared(some, groups) {
  const provided = providedGroups(groups);
  const needed = new Set(some);
  for (const group of needed) {
    for (const name of consumedBy(group, groups)) {
      if (provided.has(name)) needed.add(provided.get(name));
    }
  }
  return [...needed];
}

/** The groups of chunks that the import matching `request` needs before it can run. */
export const firstVisitGroups = ({ chunkGroups: groups }, request) =>
  withShared([groups.find((group) => group.origins.some((origin) => request.test(origin.request)))], groups);

const isScript = ({ type }) => type.startsWith('javascript/');
const isVendor = (module) => /[\\/]node_modules[\\/]/.test(module.nameForCondition() ?? '');

/**
 * Puts what every first visit needs into two chunks, each compressed as a whole: dependencies, which seldom change, and
 * our own code. Modules that provide or consume a shared one stay where the federation runtime expects them.
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
