import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFolders } from '../../libs/build/rspack/remotes.mjs';
import { settingName } from './nginx.mjs';

/** What each remote has in the files that cannot read package.json: by file and by block, the lines for one remote. */
const blocks = {
  'docker-compose.yml': {
    services: ({ name, setting, version }) => `
  ${name}:
    <<: *front
    build: { context: ., dockerfile: deploy/Dockerfile, target: front, args: { PROJECT: ${name} } }
    image: kaaj/${name}:\${${setting}_VERSION:-${version}}
    volumes: [${name}:/srv/front]
`,
    health: ({ name }) => `      ${name}: { condition: service_healthy }\n`,
    servers: ({ name, setting }) => `      ${setting}_SERVERS: server ${name}:8080 resolve;\n`,
    volumes: ({ name }) => `  ${name}:\n`,
  },
  'deploy/Dockerfile': {
    manifests: ({ name }) => `COPY ${name}/package.json ${name}/\n`,
  },
  'deploy/nginx/gateway.conf': {
    upstreams: ({ name, setting }) =>
      `    upstream ${name} { zone ${name} 64k; \${${setting}_SERVERS} keepalive 8; }\n`,
    locations: ({ name }) => `        location /remotes/${name}/ {
            proxy_pass http://${name};
            include to-front.conf;
        }
`,
  },
  '.env.example': {
    versions: ({ setting, version }) => `${setting}_VERSION=${version}\n`,
  },
};

/** The files that have such blocks, from the root of the repository. */
export const filesWithBlocks = Object.keys(blocks);

function withBlock(text, name, content) {
  const pattern = new RegExp(`( *# ${name} of remotes: .*\\n)[^]*?( *# end of ${name} of remotes\\n)`);
  if (!pattern.test(text)) throw new Error(`There is no place for the ${name} of remotes.`);
  return text.replace(pattern, (_block, begin, end) => begin + content + end);
}

/**
 * `file` of the repository at `root` with its generated blocks for the list of remotes; everything else is unchanged.
 */
export function withRemotes(root, file) {
  const remotes = remoteFolders(root).map((name) => {
    const { version } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
    return { name, setting: settingName(name), version };
  });
  return Object.entries(blocks[file]).reduce(
    (text, [name, linesOf]) => withBlock(text, name, remotes.map(linesOf).join('')),
    readFileSync(join(root, file), 'utf8'),
  );
}
