import { type Language } from '@kaaj/contract';

export abstract class NoticeMailSettings {
  /** Base of links in mails: scheme, host and port, without a trailing slash. */
  abstract readonly publicOrigin: string;
  abstract readonly platformName: Readonly<Record<Language, string>>;
}
