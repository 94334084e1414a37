export { BuyerRecordAnswer } from './adapters/in/record.dto';
export { Judgements } from './application/judgements';
export { Records } from './application/records';
export { ShownRecords } from './application/shown-records';
export {
  added,
  type Change,
  type Counts,
  type DisputeResult,
  HOURS,
  type Hours,
  hoursBetween,
  type Judgement,
  OF_DISPUTE,
  ofDisputeResult,
  ofJudgement,
  type Side,
} from './domain/record';
