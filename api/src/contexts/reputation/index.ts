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
  type CountedDecision,
  DISPUTE_OPENED_DELTA,
  deltaForDisputeResult,
  deltaForDecision,
  type Side,
} from './domain/record';
export { AudienceAnswer, AudienceBody, audienceOf } from './adapters/in/audience.dto';
export { AcceptedWorkers, type WorkOf } from './application/accepted-workers';
export { Audiences } from './application/audiences';
export { WorkerGroups } from './application/worker-groups';
export { Eligibility } from './application/eligibility';
