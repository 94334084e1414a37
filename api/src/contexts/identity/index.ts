export { UserAnswer, userAnswer } from './adapters/identity.wire';
export { Membership } from './application/membership';
export { People } from './application/people';
export { SavePerson } from './application/save-person';
export { Sessions } from './application/sessions';
export { SignUp } from './application/sign-up';
export { EmailAlreadyInUse, PersonMissing } from './domain/identity.errors';
export { type Person, type PersonCard } from './domain/person';
