export { AvatarAnswer } from './adapters/in/avatar';
export {
  ObjectionAnswer,
  objectionAnswer,
  SuspensionAnswer,
  suspensionAnswer,
  SuspensionReceiptAnswer,
  suspensionReceipt,
} from './adapters/in/suspension.wire';
export { UserAnswer, userAnswer } from './adapters/in/user.wire';
export { SuspensionFiguresQuery } from './adapters/out/suspension-figures.query';
export { RemovalSteps } from './application/removal-steps';
export { Members } from './application/members';
export { Suspensions } from './application/suspensions';
export { People } from './application/people';
export { CachedPersonSummaries } from './application/cached-person-summaries';
export { toAvatar, type Person, type PersonSummary, type Profile } from './domain/person';
export { PersonSuspended } from './domain/people.errors';
export { type Objection, type Suspension } from './domain/suspension';
