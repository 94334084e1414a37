import 'reflect-metadata';
import { runCommand, type Terminal } from './owner-commands';

const terminal: Terminal = {
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => console.error(line),
  exitCode: 0,
};

void runCommand(process.argv.slice(2), process.env, terminal).then(() => {
  if (terminal.exitCode !== 0) process.exit(terminal.exitCode);
});
