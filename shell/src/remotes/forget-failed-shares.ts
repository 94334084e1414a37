import { registerGlobalPlugins, registerPlugins } from '@module-federation/enhanced/runtime';

type Plugin = NonNullable<Parameters<typeof registerGlobalPlugins>[0]>[number];

/** The runtime keeps the failed attempt to fetch a shared module for ever; this lets the next one really fetch it. */
const plugin: Plugin = {
  name: 'forget-failed-shares',
  errorLoadShare: ({ pkgName, shareScopeMap }) => {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
  },
};

/** For the shell, which is there already, and for each remote that comes. */
export function forgetFailedShares(): void {
  registerGlobalPlugins([plugin]);
  registerPlugins([plugin]);
}
