export { FaceAnswer } from './adapters/in/face';
export { UserAnswer, userAnswer } from './adapters/in/user.wire';
export { DepartureSteps } from './application/departure-steps';
export { Members } from './application/members';
export { People } from './application/people';
export { RecentCards } from './application/recent-cards';
export { faceOf, type Person, type PersonCard, type Profile } from './domain/person';
