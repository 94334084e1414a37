import { EventEmitter, once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Kaaj } from '@kaaj/client';
import { agreedOn } from './agreement.mjs';
import { readCsv, writeCsv } from './csv.mjs';
import { demonstrationBuyer } from './demonstration.mjs';
import { draw } from './draw.mjs';
import { Job } from './job.mjs';
import { askEvery, listen } from './told.mjs';

const here = import.meta.dirname;
const {
  KAAJ_URL: baseUrl = 'http://localhost:3000',
  WEBHOOK_PORT: port = '4700',
  WEBHOOK_URL: url = `http://localhost:${port}/kaaj`,
  PICTURES: source = join(here, 'pictures.csv'),
  PICTURES_URL: pictures = new URL('/pictures', url).href,
  RESULT: target = join(here, 'result.csv'),
} = process.env;

const LABELS = ['circle', 'square', 'triangle'];
/** So many people look at each picture. */
const WORKERS = 3;
const COINS = 1;
const ASK_SECONDS = 3;
const LOOK_MS = 200;
/** So many decisions in one call. */
const TOGETHER = 100;

const rows = readCsv(readFileSync(source, 'utf8'));
const job = new Job(join(here, 'job.json'));
const cost = rows.length * WORKERS * COINS;
const { KAAJ_KEY: key, WEBHOOK_SECRET: secret } = process.env;
const buyer = key
  ? { key, secret }
  : await demonstrationBuyer(baseUrl, { coins: job.batch ? 0 : cost, url, events: ['submission.created'] });
const kaaj = new Kaaj({ baseUrl, key: buyer.key });
const isTold = buyer.secret !== undefined;

const labelIn = (text) => LABELS.find((label) => label === text.trim().toLowerCase()) ?? null;
const isAnswered = (item) => Object.keys(job.answersTo(item)).length >= WORKERS;

/** One task for each row, in one call. After a stop it is made again under the same key, and so posts nothing twice. */
async function post() {
  if (job.batch === undefined) {
    job.sample ??= (await kaaj.uploadImage(new Blob([draw(0)]))).display_url;
    job.save();
    const batch = await kaaj.postBatch(
      {
        title: `Which shape is this? (${job.name}/{{item}})`,
        taskDetail: `Look at the picture and say which shape it shows: ${LABELS.join(', ')}.\n\n{{picture}}`,
        submissionInfo: 'The name of the shape, one word.',
        category: 'labeling',
        requiredWorkers: WORKERS,
        payableAmount: COINS,
        completionDate: job.lastDay,
        imageURL: job.sample,
        format: 'csv',
        rows: writeCsv(rows.map(({ item, picture }) => ({ item, picture: `${pictures}/${picture}` }))),
      },
      { idempotencyKey: `label-pictures/${job.name}` },
    );
    job.batch = batch._id;
    job.save();
  }
  for (;;) {
    const { state, posted, tasks } = await kaaj.getBatch(job.batch);
    if (state !== 'posting') return console.log(`${posted} of ${tasks} pictures are posted.`);
    await wait(LOOK_MS);
  }
}

/** Notes an answer; the same one may come again. */
function note({ _id, task, submissionDetail }) {
  const item = job.itemOf(task);
  if (item !== undefined) job.note(item, _id, labelIn(submissionDetail));
}

/** Those who agree are paid. Nobody is rejected by a program: what differs stays for somebody to look at. */
async function settle() {
  const items = rows.map(({ item }) => item).filter((item) => isAnswered(item) && !job.settled.has(item));
  const agreeing = items.flatMap((item) => {
    const answers = job.answersTo(item);
    const agreed = agreedOn(answers, WORKERS);
    return Object.keys(answers).filter((submission) => agreed && answers[submission] === agreed.label);
  });
  for (let from = 0; from < agreeing.length; from += TOGETHER) {
    const decisions = agreeing.slice(from, from + TOGETHER).map((id) => ({ id, status: 'accepted' }));
    for (const { id, problem } of await kaaj.decideSubmissions({ decisions })) {
      if (problem) console.error(`${id}: ${problem.detail}`);
    }
  }
  for (const item of items) job.settled.add(item);
  job.save();
}

/** What messages have named and nobody has looked at yet. */
const named = new Set();

async function lookAtNamed() {
  for (const id of named) {
    named.delete(id);
    note(await kaaj.getSubmission(id));
  }
  await settle();
}

/** What came while nobody listened. */
async function catchUp() {
  for await (const work of kaaj.listBuyerWork()) note(work);
  await settle();
}

function writeResult() {
  const results = rows.map(({ item, picture }) => {
    const agreed = agreedOn(job.answersTo(item), WORKERS);
    return { item, picture, label: agreed?.label ?? '', agreement: `${agreed?.count ?? 0} of ${WORKERS}` };
  });
  writeFileSync(target, writeCsv(results));
  const open = results.filter(({ agreement }) => agreement !== `${WORKERS} of ${WORKERS}`);
  console.log(`${target} is written.`);
  if (open.length > 0) console.log(`Look yourself at the work for ${open.length} pictures on which not all agree.`);
}

const finished = new EventEmitter();
// One after the other, however messages come.
let turn = Promise.resolve();
const inTurn = (work) => {
  turn = turn.then(work).then(
    () => rows.every(({ item }) => job.settled.has(item)) && finished.emit('end'),
    (error) => finished.emit('error', error),
  );
  return turn;
};
const end = once(finished, 'end');
const onMessage = ({ data }) => {
  named.add(data.submission);
  // Whatever is named while others have their turn is looked at in the next.
  if (named.size === 1) inTurn(lookAtNamed);
};
const told = await listen({ port, secret: buyer.secret, onMessage });
console.log(isTold ? `Listening at ${url}.` : `Kaaj does not tell ${url}: asking every few seconds.`);
await post();
inTurn(catchUp);
const asking = isTold ? undefined : askEvery(ASK_SECONDS, () => inTurn(catchUp));
await end;
asking?.stop();
told.stop();
if (buyer.webhook) await kaaj.removeWebhook(buyer.webhook);
writeResult();
