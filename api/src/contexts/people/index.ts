export { FaceAnswer } from './adapters/in/face';
export { UserAnswer, userAnswer } from './adapters/in/user.wire';
export { DepartureSteps } from './application/departure-steps';
export { Members } from './application/members';
export { People } from './application/people';
export { CachedPersonSummaries } from './application/cached-person-summaries';
export { toAvatar, type Person, type PersonSummary as PersonSummary, type Profile } from './domain/person';
