import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const running = new Set();

/**
 * Arguments of spawn(). On Windows npm is a batch file, which runs only in a shell (spawn EINVAL otherwise). Node warns
 * about arguments with a shell, since it only joins them. None of ours has a blank.
 */
export function commandOn(platform, program, args) {
  const isBatch = platform === 'win32' && ['npm', 'npx'].includes(program);
  return isBatch ? { program: [program, ...args].join(' '), args: [], shell: true } : { program, args, shell: false };
}

/**
 * Runs a program in its own process group and collects its output. Returns { code, output }; code is null when it was
 * stopped by `timeout` (milliseconds) or by stopAll().
 */
export function run(program, args, { cwd = root, env = {}, timeout = 0, onLine } = {}) {
  return new Promise((done, failed) => {
    const command = commandOn(process.platform, program, args);
    const child = spawn(command.program, command.args, {
      cwd,
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      shell: command.shell,
    });
    let output = '';
    let expired = false;
    const take = (text) => {
      output += text;
      if (onLine) text.split('\n').filter(Boolean).forEach(onLine);
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    running.add(child);
    const clock =
      timeout > 0 &&
      setTimeout(() => {
        expired = true;
        stop(child, 'SIGKILL');
      }, timeout);
    child.on('error', (error) => {
      running.delete(child);
      failed(error);
    });
    child.on('close', (code) => {
      running.delete(child);
      clearTimeout(clock);
      if (expired) output += `\nStopped after ${Math.round(timeout / 60_000)} minutes.\n`;
      done({ code: expired ? null : code, output });
    });
  });
}

/** Runs a script of a package under node_modules with this same Node. */
export const runNode = (script, args, options) => run(process.execPath, [script, ...args], options);

function stop(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Ends everything that run() still has under way. */
export function stopAll(signal = 'SIGTERM') {
  for (const child of running) stop(child, signal);
}

/** Until the answer is called, Ctrl-C ends what run() has under way and then this process. */
export function stopOnSignal() {
  const handlers = ['SIGINT', 'SIGTERM'].map((signal) => {
    const handler = () => {
      stopAll(signal);
      process.exit(signal === 'SIGINT' ? 130 : 143);
    };
    process.on(signal, handler);
    return () => process.off(signal, handler);
  });
  return () => handlers.forEach((remove) => remove());
}
