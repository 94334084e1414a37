import { type BuyerRecord, type WorkerRecord } from '@kaaj/contract';
import { screen } from '@testing-library/react';
import { common } from '@kaaj/web-kit';
import { aBuyerRecord, aTask, renderPage } from '@kaaj/web-kit/testing';
import { useReputationText } from './use-reputation-text';
import { useTaskText } from './use-task-text';

const known = aBuyerRecord({ decided: 40, accepted: 38, silent: 3, disputesLost: 1, medianHours: 48 });
const ofWorker: WorkerRecord = { since: known.since, decided: 8, accepted: 6, disputesWon: 2 };

function ReputationText({ buyer, worker }: { buyer: BuyerRecord; worker: WorkerRecord }) {
  const words = useReputationText();
  return (
    <>
      <p>{words.short(buyer)}</p>
      <p>{words.ofBuyer(buyer).join(' | ')}</p>
      <p>{words.ofWorker(worker).join(' | ')}</p>
    </>
  );
}

const said = () => screen.getAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent);

it('describes how a buyer reviews, and how a worker’s work was reviewed', async () => {
  await renderPage(<ReputationText buyer={known} worker={ofWorker} />, { messages: common, api: {} });
  expect(said()).toEqual([
    '95% of 40 accepted\u00a0· usually decides within 2 days',
    '95% of 40 accepted | usually decides within 2 days | 3 accepted automatically | 1 dispute lost | member since Mar\u00a01,\u00a02026',
    '75% of 8 accepted | 2 disputes won | member since Mar\u00a01,\u00a02026',
  ]);
});

it('describes a buyer with less than ten decisions as new', async () => {
  const buyer = aBuyerRecord({ decided: 9, accepted: 0, medianHours: 1 });
  const worker = { ...ofWorker, decided: 0, accepted: 0, disputesWon: 0 };
  await renderPage(<ReputationText buyer={buyer} worker={worker} />, { messages: common, api: {} });
  expect(said()).toEqual([
    'New buyer',
    'New buyer | member since Mar\u00a01,\u00a02026',
    'No decisions yet | member since Mar\u00a01,\u00a02026',
  ]);
});

it.each([
  [
    { payableAmount: 25, allowanceMinutes: 60, estimatedMinutes: 20 },
    '75 coins per hour (estimate)',
    '75 coins per hour, if it takes 20 minutes as the buyer estimates',
  ],
  [{ payableAmount: 25, allowanceMinutes: 60 }, '25 coins per hour', '25 coins per hour, if it takes 1 hour'],
  [
    { payableAmount: 5, allowanceMinutes: 60, estimatedMinutes: 20, medianMinutes: 10 },
    '30 coins per hour',
    '30 coins per hour; half of workers finish within 10 minutes',
  ],
] as const)('formats the hourly pay: %j', async (task, pace, inFull) => {
  function Pace() {
    const words = useTaskText();
    return (
      <>
        <p>{words.pace(aTask(task))}</p>
        <p>{words.paceInFull(aTask(task))}</p>
      </>
    );
  }
  await renderPage(<Pace />, { messages: common, api: {} });
  expect(said()).toEqual([pace, inFull]);
});
