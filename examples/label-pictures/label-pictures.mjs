import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Kaaj } from '@kaaj/client';
import { readCsv, writeCsv } from './csv.mjs';
import { demonstrationKey } from './demonstration.mjs';
import { draw, servePictures } from './draw.mjs';

const here = import.meta.dirname;
const {
  KAAJ_URL: baseUrl = 'http://localhost:3000',
  PICTURES_PORT: port = '4700',
  PICTURES: source = join(here, 'pictures.csv'),
  PICTURES_URL: pictures = `http://localhost:${port}/pictures`,
  RESULT: target = join(here, 'result.csv'),
} = process.env;

const LABELS = ['circle', 'square', 'triangle'];
/** Each picture gets two answers, and up to four if they differ. */
const OVERLAP = { min: 2, max: 4, confidence: 0.9 };
const COINS = 1;
const POLL_INTERVAL_MS = 1_000;
const DAY_MS = 86_400_000;

const rows = readCsv(readFileSync(source, 'utf8'));
const file = join(here, 'job.json');
// Written down before anything is posted: a second start posts the very same under the same name, and so nothing twice.
const job = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { name: crypto.randomUUID() };
job.lastDay ??= new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);
const cost = job.batch ? 0 : rows.length * OVERLAP.max * COINS;
const kaaj = new Kaaj({ baseUrl, key: process.env.KAAJ_KEY ?? (await demonstrationKey(baseUrl, cost)) });
const keep = () => writeFileSync(file, JSON.stringify(job));

async function post() {
  job.sample ??= (await kaaj.uploadImage(new Blob([draw(0)]))).display_url;
  keep();
  const options = LABELS.map((value) => ({ value, label: value }));
  const batch = {
    title: 'Which shape is this? ({{item}})',
    taskDetail: 'Look at the picture: {{picture}}',
    submissionInfo: 'The shape.',
    form: { fields: [{ name: 'shape', kind: 'choice', label: 'Which shape is this?', required: true, options }] },
    category: 'labeling',
    overlap: OVERLAP,
    payableAmount: COINS,
    completionDate: job.lastDay,
    imageURL: job.sample,
    format: 'csv',
    rows: writeCsv(rows.map(({ item, picture }) => ({ item, picture: `${pictures}/${picture}` }))),
  };
  job.batch = (await kaaj.postBatch(batch, { idempotencyKey: `label-pictures/${job.name}` }))._id;
  keep();
}

/** Whether every item has as many answers as its label needs. */
async function isDone() {
  for await (const { batch } of kaaj.listBuyerTasks()) {
    if (batch?._id === job.batch) return batch.done === batch.items;
  }
  return false;
}

/** Pays workers whose answer equals the label. A program rejects no one: other answers are left for a manual review. */
async function accept(labels) {
  const agreeing = [];
  for await (const { taskId, submissionId, status, answers } of kaaj.listBatchResults(job.batch)) {
    if (status === 'pending' && labels.get(taskId)?.label === answers.shape) agreeing.push(submissionId);
  }
  for (let from = 0; from < agreeing.length; from += 100) {
    await kaaj.reviewSubmissions({
      decisions: agreeing.slice(from, from + 100).map((id) => ({ id, status: 'accepted' })),
    });
  }
}

const stop = await servePictures(port);
if (job.batch === undefined) await post();
console.log(`${rows.length} pictures are posted.`);
while (!(await isDone())) await wait(POLL_INTERVAL_MS);
const labels = new Map();
for await (const each of kaaj.labels(job.batch, { method: 'dawid-skene' })) labels.set(each.item.task, each);
await accept(labels);
const byLine = new Map([...labels.values()].map((each) => [each.item.line, each]));
const results = rows.map(({ item, picture }, at) => {
  // The first line of the file names its columns.
  const { label, confidence } = byLine.get(at + 2);
  return { item, picture, label, confidence };
});
writeFileSync(target, writeCsv(results));
const { saved } = await kaaj.getBatch(job.batch);
console.log(`${target} is written. ${saved} coins were not needed.`);
stop();
