export {
  API_BASE,
  apiErrorOf,
  baseQuery,
  browserStorage,
  tabStorage,
  isApiError,
  lastRefresh,
  noteFreshSession,
  onProofRequired,
  onSessionLost,
  noteServerTime,
  refreshSession,
  serverNow,
  UNREACHABLE,
  type ApiError,
} from '@kaaj/api-client/base';
export { askedTogether } from './asked-together';
export { api } from './call';
export * from './generated/endpoints';
export * from './pages';
export { type Tag } from './stale';
export { readBytes } from './read-bytes';
export { sendImage, sendProof } from './send-image';
export { LEFT } from './send-in-pieces';
