import { remoteConfig } from '@kaaj/build/rspack';

export default remoteConfig(import.meta.dirname);
