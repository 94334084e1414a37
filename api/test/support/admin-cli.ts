import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { runCommand, type Terminal } from '../../src/owner-commands';
import { TEST_SETTINGS, type TestApp } from '../test-app';

interface CommandResult {
  readonly status: number;
  readonly output: string;
}

const ADMIN = join(__dirname, '../../dist/admin.js');

function environment(testApp: TestApp, settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...TEST_SETTINGS, ...testApp.settings, PATH: process.env['PATH'], ...settings };
}

/**
 * A command of the owner in this process, on the same database, with an application of its own as on the command line.
 */
export function runAdminCommand(
  testApp: TestApp,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  return run((terminal) => runCommand([...args], environment(testApp, settings), terminal));
}

/** The same with the test's application, which spares the start of another one. */
export function runAdminCommandIn(testApp: TestApp, args: readonly string[]): Promise<CommandResult> {
  const shared = { get: testApp.app.get.bind(testApp.app), close: () => Promise.resolve() };
  return run((terminal) => runCommand([...args], environment(testApp, {}), terminal, () => Promise.resolve(shared)));
}

async function run(command: (terminal: Terminal) => Promise<void>): Promise<CommandResult> {
  const lines: string[] = [];
  const write = (line: string) => lines.push(`${line}\n`);
  const terminal = { print: write, printError: write, exitCode: 0 };
  await command(terminal);
  return { status: terminal.exitCode, output: lines.join('') };
}

/** The same through the built command line (`npm run admin`). */
export function runAdminCli(testApp: TestApp, args: readonly string[]): Promise<CommandResult> {
  return new Promise((resolve) =>
    execFile(process.execPath, [ADMIN, ...args], { env: environment(testApp, {}) }, (error, out, err) =>
      resolve({ status: error === null ? 0 : Number(error.code), output: out + err }),
    ),
  );
}
