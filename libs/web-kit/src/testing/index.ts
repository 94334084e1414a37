export { aUser, renderPage } from './render-page';
export { problem, stubServer, type Stub, type StubAnswer, type StubCall, type Stubs } from '@kaaj/api-client/testing';
