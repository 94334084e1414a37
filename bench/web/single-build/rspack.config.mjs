import { fileURLToPath } from 'node:url';
import { headFacts, HeadScriptPlugin, SharedRuntimePlugin, shellConfig } from '@kaaj/build/rspack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

const beside = (name) => fileURLToPath(new URL(name, import.meta.url));
const standIns = [
  [/^@module-federation\/enhanced\/runtime$/, beside('runtime.mjs')],
  [/[\\/]remotes[\\/]remote-registry$|^\.\/remote-registry$/, beside('remote-registry.mjs')],
];

const federated = [ModuleFederationPlugin, SharedRuntimePlugin, HeadScriptPlugin];

/** The shell and the remotes as one ordinary application: the same code and build, without module federation. */
export default (env) => {
  const config = shellConfig(beside('../../../shell'))(env);
  return {
    ...config,
    entry: { main: beside('index.mjs') },
    output: { ...config.output, path: beside('../../dist/shell/dist'), uniqueName: 'kaaj' },
    module: {
      ...config.module,
      rules: [...config.module.rules, { test: beside('remotes.mjs'), use: beside('list-remotes.mjs') }],
    },
    plugins: [
      ...config.plugins.filter((plugin) => !federated.some((Plugin) => plugin instanceof Plugin)),
      new HeadScriptPlugin(
        ['theme', 'first-texts'].map((name) => beside(`../../../shell/src/head/${name}.js`)),
        headFacts,
      ),
      ...standIns.map(([request, file]) => new rspack.NormalModuleReplacementPlugin(request, file)),
    ],
  };
};
