import { goLive } from './deploy/commands.mjs';
import { runCli } from './lib/user-error.mjs';

/**
 * Usage: npm run deploy:live -- <remote> <version>    makes that version the live one; rolls back just the same
 *        npm run deploy:live -- --first               the newest version of each remote that has no live one yet; also to be called
 *                                                     after a new shell, whose frame then stands around the live pages
 *
 * LIVE_FILE is the gateway's remotes.json; REMOTES_AT and SHELL_AT are where remotes and shell answer, {name} standing
 * for the remote's name. Their defaults fit `npm run deploy:local`; docker-compose.yml sets its own.
 */
await runCli(async () => {
  for (const line of await goLive(process.argv.slice(2))) console.log(line);
});
