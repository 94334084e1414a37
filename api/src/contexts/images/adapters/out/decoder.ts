import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { NotAnImage, PictureTakesTooLong, TooManyPixels } from '../../domain/image.errors';
import { type PictureJob, type PictureResult } from './picture-process';

/** Tests run the sources, but the child process needs the compiled file. */
const ENTRY = join(__dirname.replace(/([\\/])src([\\/]contexts[\\/])/, '$1dist$2'), 'picture-process.js');

/** Settings contain secrets, which the decoder does not need. */
const HANDED_ON = ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_'];

const IDLE_MS = 10_000;

/**
 * Decodes pictures in a child process, one after the other, since native code cannot be interrupted but a process can
 * be killed. It starts with the first picture and ends after an idle time.
 */
export class Decoder {
  private readonly log = new Logger('Pictures');
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly deadlineMs: number) {}

  /** Throws RefusedPicture. The caller must wait for the result before the next call. */
  async encode(upload: Buffer): Promise<Buffer> {
    clearTimeout(this.idle);
    // The idle process may have been killed, for example for lack of memory.
    if (!this.child?.connected) this.child = this.start();
    const { child } = this;
    const result = await this.resultOf(child, { upload });
    this.idle = setTimeout(() => this.close(), IDLE_MS).unref();
    if ('picture' in result) return result.picture;
    throw result.refusal === 'image/too-many-pixels' ? new TooManyPixels() : new NotAnImage();
  }

  /** Ends the process; the next picture starts another. */
  close(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private start(): ChildProcess {
    const env = Object.fromEntries(HANDED_ON.map((name) => [name, process.env[name]]));
    const stdio = ['ignore', 'ignore', 'ignore', 'ipc'] as const;
    const child = fork(ENTRY, { serialization: 'advanced', env, execArgv: [], stdio: [...stdio] });
    // The exit code reports a process that ended during a write.
    return child.on('error', () => undefined);
  }

  private async resultOf(child: ChildProcess, job: PictureJob): Promise<PictureResult> {
    const stop = new AbortController();
    const { signal } = stop;
    hold(child, true);
    try {
      const answered = once(child, 'message', { signal });
      const ended = once(child, 'exit', { signal }).then(([code, by]) => {
        throw new DecoderEnded(`The process ended with ${by ?? code}.`);
      });
      const tooLate = pause(this.deadlineMs, undefined, { signal }).then(() => {
        throw new PictureTakesTooLong();
      });
      child.send(job, () => undefined);
      const [result] = (await Promise.race([answered, ended, tooLate])) as [PictureResult];
      return result;
    } catch (error) {
      const closed = this.child !== child;
      if (!closed) this.close();
      if (!(error instanceof DecoderEnded)) throw error;
      // A crash of the decoder, or too little memory for this picture.
      if (!closed) this.log.warn({ err: error }, 'the decoder process crashed on a picture');
      throw new NotAnImage();
    } finally {
      stop.abort();
      hold(child, false);
    }
  }
}

class DecoderEnded extends Error {}

/** Whether the child prevents this process from exiting. */
function hold(child: ChildProcess, held: boolean): void {
  if (held) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
