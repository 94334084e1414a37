import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const DAY_MS = 86_400_000;

/** What has been posted and answered so far, kept in a file, so that the program goes on where it was stopped. */
export class Job {
  constructor(file) {
    this.file = file;
    const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    // What is posted has to be the very same at a second start: the name and the day are part of it, and so is the picture.
    this.name = kept.name ?? crypto.randomUUID().slice(0, 8);
    this.lastDay = kept.lastDay ?? new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);
    this.sample = kept.sample;
    this.batch = kept.batch;
    /** Labels by item and submission, null for an answer that is none. */
    this.answers = kept.answers ?? {};
    /** Items whose work was decided on. */
    this.settled = new Set(kept.settled);
    this.save();
  }

  /** The item that a task of this job is about. */
  itemOf({ title }) {
    const [, name, item] = /\((\w+)\/(.+)\)$/.exec(title) ?? [];
    return name === this.name ? item : undefined;
  }

  answersTo(item) {
    return this.answers[item] ?? {};
  }

  note(item, submission, label) {
    (this.answers[item] ??= {})[submission] = label;
  }

  save() {
    const { name, lastDay, sample, batch, answers, settled } = this;
    const kept = { name, lastDay, sample, batch, answers, settled: [...settled] };
    writeFileSync(`${this.file}.new`, JSON.stringify(kept));
    renameSync(`${this.file}.new`, this.file);
  }
}
