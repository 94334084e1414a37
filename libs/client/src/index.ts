export type { BatchResult } from './batch-result.ts';
export type { CallOptions } from './call.ts';
export * from './errors.ts';
export type * from './generated/types.ts';
export { Kaaj } from './kaaj.ts';
export { type Page, Pages } from './pages.ts';
export type { TransportSettings as KaajSettings } from './transport.ts';
export type * from './webhook-message.ts';
export { type ReceivedWebhook, verifyWebhook, type WebhookHeaders } from './webhooks.ts';
