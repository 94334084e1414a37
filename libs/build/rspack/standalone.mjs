import { join } from 'node:path';
import { withoutStyleElements } from '@kaaj/ui-desk/rspack';
import { rspack } from '@rspack/core';
import { common, describe, devPort, root } from './common.mjs';
import { answerAsRecorded } from './recorded-answers.mjs';
import { refresh } from './refresh/shared-refresh.mjs';
import { federationName, readFacts } from './remote-facts.mjs';

const TIMEOUT_MS = 2_000;

/** The API of `npm run dev` or `npm start`, where one answers. */
async function runningApi() {
  const { devApi } = describe(join(root, 'shell')).config;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(new URL('/api/settings', devApi), { signal }).catch(() => undefined);
  return answer?.ok ? devApi : undefined;
}

/** The page's first module: the remote, put into the frame. */
function entryOf(directory, { desk }) {
  const frame = join(root, 'libs', 'build', 'standalone', 'render-standalone.tsx');
  const lines = [
    `import { renderStandalone } from ${JSON.stringify(frame)};`,
    `import { remote } from ${JSON.stringify(join(directory, 'src', 'remote.ts'))};`,
    `import facts from ${JSON.stringify(join(directory, 'remote.json'))};`,
    ...(desk ? [`import { UiRoot } from '@kaaj/ui-desk';`] : []),
    `void renderStandalone({ remote, facts${desk ? ', UiRoot' : ''} });`,
  ];
  return `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;
}

/**
 * A remote served without the shell, in the standalone frame, with a demonstration user. It uses the local API if that
 * runs, else recorded answers (always with `--env alone=recorded`). For development only; no build contains it.
 */
export async function standaloneConfig(directory, { recorded }) {
  const facts = readFacts(directory);
  const api = recorded ? undefined : await runningApi();
  console.log(
    api
      ? `${facts.name} asks the API at ${api}.`
      : `No API runs: ${facts.name} gets recorded answers, and nothing can be changed.`,
  );
  const title = `${facts.name} alone`;
  const template = join(root, 'libs', 'build', 'standalone', 'standalone.html');
  return {
    ...common({
      directory,
      name: federationName(facts.name),
      development: true,
      publicPath: '/',
      entry: { main: entryOf(directory, facts) },
      plugins: [new rspack.HtmlRspackPlugin({ template, title }), withoutStyleElements(rspack), refresh],
    }),
    devServer: {
      port: devPort(directory),
      hot: true,
      historyApiFallback: true,
      ...(api
        ? { proxy: [{ context: ['/api'], target: api }] }
        : {
            setupMiddlewares: (middlewares) => [
              { name: 'recorded-answers', path: '/api', middleware: answerAsRecorded() },
              ...middlewares,
            ],
          }),
    },
  };
}
