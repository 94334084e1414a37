import { type Language } from '@kaaj/contract';

/** What mails of notices need to know of the installation. */
export abstract class NoticeMailSettings {
  /** Where mailed links lead: scheme, host and port, no slash at the end. */
  abstract readonly publicOrigin: string;
  /** What this installation calls itself. */
  abstract readonly platformName: Readonly<Record<Language, string>>;
}
