export { AudienceAnswer, AudienceBody, audienceOf } from './adapters/in/audience.dto';
export { AcceptedWorkers, type WorkOf } from './application/accepted-workers';
export { Audiences } from './application/audiences';
export { WorkerGroups } from './application/worker-groups';
export { Eligibility } from './application/eligibility';
