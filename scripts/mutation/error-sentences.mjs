import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Does not mutate codes and sentences of errors: each is a key of the contract, and a wrong one does not compile. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'error-sentences', {
    shouldIgnore(path) {
      if (!path.isStringLiteral()) return undefined;
      const within = path.findParent((parent) => parent.isClassDeclaration());
      return within?.node.superClass?.name === 'DomainError' ? 'Another code does not compile.' : undefined;
    },
  }),
];
