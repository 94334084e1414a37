import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const DAY_MS = 86_400_000;

/** What has been posted and answered so far, kept in a file, so that the program goes on where it was stopped. */
export class Job {
  constructor(file) {
    this.file = file;
    const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    // The name and the day are part of what is posted: a second start has to post the very same.
    this.name = kept?.name ?? crypto.randomUUID();
    this.lastDay = kept?.lastDay ?? new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);
    this.tasks = kept?.tasks ?? {};
    this.answers = kept?.answers ?? {};
  }

  posted(item, task) {
    this.tasks[item] = task;
    this.save();
  }

  answered(item, submission, label) {
    this.answers[item] = { ...this.answers[item], [submission]: label };
    this.save();
  }

  itemOf(task) {
    return Object.keys(this.tasks).find((item) => this.tasks[item] === task);
  }

  save() {
    const { name, lastDay, tasks, answers } = this;
    writeFileSync(`${this.file}.new`, JSON.stringify({ name, lastDay, tasks, answers }, undefined, 2));
    renameSync(`${this.file}.new`, this.file);
  }
}
