import { type Language } from '@kaaj/contract';

/** Settings that notification mails use. */
export abstract class NoticeMailSettings {
  /** Base of links in mails: scheme, host and port, without a trailing slash. */
  abstract readonly publicOrigin: string;
  /** Name of this installation. */
  abstract readonly platformName: Readonly<Record<Language, string>>;
}
