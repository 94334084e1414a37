import { remoteConfig } from '@kaaj/web-kit/rspack';

export default remoteConfig(import.meta.dirname);
