import { join, resolve } from 'node:path';
import { UserError } from '../lib/user-error.mjs';
import { root } from '../lib/root.mjs';
import {
  addVersion,
  factsOf,
  goLiveFirst,
  liveFile,
  publishShell,
  putLive,
  readLive,
  remoteAt,
  remoteNames,
  shellAt,
  withLive,
} from './remotes.mjs';

/** What `npm run deploy:publish` does with its arguments. Answers the lines to show. Throws UserError. */
export async function publish(args) {
  const [name = '', folder, built] = args.filter((arg) => arg !== '--anyway');
  const store = resolve(root, folder || join(process.env.DEPLOY_DIR || join('data', 'deploy'), 'fronts', name));
  const dist = resolve(root, built || join(name, 'dist'));
  if (name === 'shell') {
    await publishShell(dist, store, { file: liveFile(), at: remoteAt, anyway: args.includes('--anyway') });
    return ['The shell is published.'];
  }
  if (!remoteNames.includes(name))
    throw new UserError(`Usage: npm run deploy:publish -- <shell | ${remoteNames.join(' | ')}>`);
  const { version } = addVersion(dist, store);
  return [`${name} ${version} is published. To make it live: npm run deploy:live -- ${name} ${version}`];
}

/** What `npm run deploy:live` does with its arguments. Answers the lines to show. Throws UserError. */
export async function goLive([name, version]) {
  const file = liveFile();
  const shell = shellAt();
  if (name === '--first') {
    const { remotes } = await goLiveFirst(file, remoteNames, remoteAt, shell);
    return remotes.map((remote) => `${remote.name} ${remote.version} is live`);
  }
  if (!remoteNames.includes(name) || !version) {
    throw new UserError(`Usage: npm run deploy:live -- <remote> <version>, for example ${remoteNames[1]} 1.0.0`);
  }
  const live = readLive(file);
  const before = live.remotes.find((remote) => remote.name === name)?.version ?? 'nothing';
  await putLive(file, withLive(live, await factsOf(name, version, remoteAt(name), shell)), remoteAt, shell);
  return [`${name}: ${before} -> ${version}. To roll back: npm run deploy:live -- ${name} ${before}`];
}
