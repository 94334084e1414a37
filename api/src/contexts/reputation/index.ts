export { BuyerRecordAnswer } from './adapters/in/record.dto';
export { ReputationUpdater } from './application/reputation-updater';
export { ReputationCounters } from './application/reputation-counters';
export { ReputationPresenter } from './application/reputation-presenter';
export {
  sumCounts,
  type Change,
  type Counts,
  type DisputeResult,
  HOURS,
  type Hours,
  hoursBetween,
  type Judgement,
  DISPUTE_OPENED_DELTA as OF_DISPUTE,
  deltaForDisputeResult,
  deltaForDecision,
  type Side,
} from './domain/record';
