import { EventEmitter, once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kaaj } from '@kaaj/client';
import { agreedOn } from './agreement.mjs';
import { readCsv, writeCsv } from './csv.mjs';
import { demonstrationKey } from './demonstration.mjs';
import { Job } from './job.mjs';
import { askEvery, listen } from './told.mjs';

const here = import.meta.dirname;
const {
  KAAJ_URL: baseUrl = 'http://localhost:3000',
  WEBHOOK_PORT: port = '4700',
  WEBHOOK_URL: url = `http://localhost:${port}/kaaj`,
  PICTURES: source = join(here, 'pictures.csv'),
  RESULT: target = join(here, 'result.csv'),
} = process.env;

const LABELS = ['circle', 'square', 'triangle'];
/** So many people look at each picture. */
const WORKERS = 3;
const COINS = 2;
const ASK_SECONDS = 3;

const rows = readCsv(readFileSync(source, 'utf8'));
const job = new Job(join(here, 'job.json'));
const kaaj = new Kaaj({ baseUrl, key: process.env.KAAJ_KEY ?? (await demonstrationKey(baseUrl)) });

const labelIn = (text) => LABELS.find((label) => label === text.trim().toLowerCase()) ?? null;
const answersTo = (item) => job.answers[item] ?? {};
const isAnswered = (item) => Object.keys(answersTo(item)).length >= WORKERS;
const accepted = new Set();

/** One task each; a row that was posted before a stop is posted with the same key, and so once. */
async function postAll() {
  for (const { item, picture } of rows) {
    if (job.tasks[item]) continue;
    const { display_url: imageURL } = await kaaj.uploadImage(new Blob([readFileSync(join(here, picture))]));
    const task = await kaaj.postTask(
      {
        title: `Which shape is this? (${item})`,
        taskDetail: `Look at the picture and say which shape it shows: ${LABELS.join(', ')}.`,
        submissionInfo: 'The name of the shape, one word.',
        category: 'labeling',
        requiredWorkers: WORKERS,
        payableAmount: COINS,
        completionDate: job.lastDay,
        imageURL,
      },
      { idempotencyKey: `${job.name}/${encodeURIComponent(item)}` },
    );
    job.posted(item, task._id);
  }
  console.log(`${rows.length} pictures are posted.`);
}

/** Notes an answer; the same one may come again. */
async function note(submission, task) {
  const item = job.itemOf(task);
  if (item === undefined || submission in answersTo(item)) return;
  const { submissionDetail } = await kaaj.getSubmission(submission);
  job.answered(item, submission, labelIn(submissionDetail));
  if (isAnswered(item)) await settle(item);
}

/** Those who agree are paid. Nobody is rejected by a program: what differs stays for somebody to look at. */
async function settle(item) {
  if (accepted.has(item)) return;
  accepted.add(item);
  const answers = answersTo(item);
  const agreed = agreedOn(answers, WORKERS);
  const agreeing = Object.keys(answers).filter((submission) => agreed && answers[submission] === agreed.label);
  if (agreeing.length === 0) return;
  const decided = await kaaj.decideSubmissions({ decisions: agreeing.map((id) => ({ id, status: 'accepted' })) });
  for (const { id, problem } of decided) if (problem) console.error(`${id}: ${problem.detail}`);
}

/** What came while nobody listened. */
async function catchUp() {
  for (const { item } of rows) if (isAnswered(item)) await settle(item);
  for await (const { _id, task } of kaaj.listBuyerWork()) await note(_id, task._id);
}

function writeResult() {
  const results = rows.map(({ item, picture }) => {
    const agreed = agreedOn(answersTo(item), WORKERS);
    return { item, picture, label: agreed?.label ?? '', agreement: `${agreed?.count ?? 0} of ${WORKERS}` };
  });
  writeFileSync(target, writeCsv(results));
  const open = results.filter(({ agreement }) => agreement !== `${WORKERS} of ${WORKERS}`);
  console.log(`${target} is written.`);
  for (const { item, agreement } of open) console.log(`Look at the work for ${item} yourself: ${agreement} agree.`);
}

await postAll();
const finished = new EventEmitter();
// One after the other, however messages come.
let turn = Promise.resolve();
const inTurn = (work) => {
  turn = turn.then(work).then(
    () => rows.every(({ item }) => isAnswered(item)) && finished.emit('end'),
    (error) => finished.emit('error', error),
  );
  return turn;
};
const end = once(finished, 'end');
const onMessage = ({ data }) => inTurn(() => note(data.submission, data.task));
const told = await listen(kaaj, { url, port, events: ['submission.created'], onMessage });
console.log(told ? `Listening at ${url}.` : `Kaaj does not tell ${url}: asking every few seconds.`);
const { stop } = told ?? askEvery(ASK_SECONDS, () => inTurn(catchUp));
inTurn(catchUp);
await end;
await stop();
writeResult();
