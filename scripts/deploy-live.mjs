import { goLive } from './deploy/commands.mjs';
import { runCli } from './lib/user-error.mjs';

/**
 * Usage: npm run deploy:live -- <remote> <version>   activates that version, or rolls back to it
 *        npm run deploy:live -- --first              activates the newest version of each remote without a live one;
 *                                                    also needed after a new shell, to render live pages in its frame
 * LIVE_FILE is the gateway's remotes.json. REMOTES_AT and SHELL_AT are the addresses of remotes and shell, with {name}
 * for the remote's name. Their defaults fit `npm run deploy:local`; docker-compose.yml sets its own.
 */
await runCli(async () => {
  for (const line of await goLive(process.argv.slice(2))) console.log(line);
});
