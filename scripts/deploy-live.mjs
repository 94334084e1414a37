import {
  factsOf,
  goLiveFirst,
  liveFile,
  putLive,
  readLive,
  remoteNames,
  remoteAt,
  shellAt,
  withLive,
} from './deploy/remotes.mjs';
import { command, PlainError } from './lib/plain-error.mjs';

/**
 * Usage: npm run deploy:live -- <remote> <version>    makes that version the live one; rolls back just the same
 *        npm run deploy:live -- --first               the newest version of each remote that has no live one yet; also to be called
 *                                                     after a new shell, whose frame then stands around the live pages
 *
 * LIVE_FILE is the gateway's remotes.json; REMOTES_AT and SHELL_AT are where remotes and shell answer, {name} standing
 * for the remote's name. Their defaults fit `npm run deploy:local`; docker-compose.yml sets its own.
 */
await command(async () => {
  const file = liveFile();
  const shell = shellAt();
  const [name, version] = process.argv.slice(2);
  if (name === '--first') {
    const { remotes } = await goLiveFirst(file, remoteNames, remoteAt, shell);
    return remotes.forEach((remote) => console.log(`${remote.name} ${remote.version} is live`));
  }
  if (!remoteNames.includes(name) || !version) {
    throw new PlainError(`Which remote and version? For example: npm run deploy:live -- ${remoteNames[1]} 0.1.0`);
  }
  const live = readLive(file);
  const before = live.remotes.find((remote) => remote.name === name)?.version ?? 'nothing';
  await putLive(file, withLive(live, await factsOf(name, version, remoteAt(name), shell)), remoteAt, shell);
  console.log(`${name}: ${before} -> ${version}. Back again: npm run deploy:live -- ${name} ${before}`);
});
