export {
  API_BASE,
  apiErrorOf,
  baseQuery,
  browserStorage,
  tabStorage,
  isApiError,
  randomKey,
  retryable,
  lastRefresh,
  markSessionRefreshed,
  onProofRequired,
  onSessionLost,
  noteServerTime,
  refreshSession,
  serverNow,
  UNREACHABLE,
  type ApiError,
} from '@kaaj/api-client/base';
export { chunkIds } from './chunk-ids';
export { api } from './define-endpoint';
export * from './generated/endpoints';
export * from './pages';
export { type Tag } from './cache-tags';
export { readBytes } from './read-bytes';
export { sendImage, sendProof } from './send-image';
export { ABORTED, sendBatchZip } from './upload-in-chunks';
