export { never } from './answers';
export { describeLoading } from './describe-loading';
export { whileOffline } from './connection';
export { paste } from './paste';
export { reportPerson } from '../session/session';
export { renderPage } from './render-page';
export {
  aBuyerRecord,
  aDispute,
  aManagedTask,
  aPage,
  aLedgerHealth,
  aPayout,
  aRecord,
  aSubmission,
  aTask,
  aUser,
  aWithdrawal,
  aWork,
} from './samples';
export {
  cutBodies,
  problem,
  stubServer,
  type Stub,
  type StubAnswer,
  type StubCall,
  type Stubs,
  uploadStubs,
} from '@kaaj/api-client/testing';
export { mockAllVisible, mockIntersectionObserver } from '@kaaj/ui/testing';
