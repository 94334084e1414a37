import { shellConfig } from '@kaaj/build/rspack';

export default shellConfig(import.meta.dirname);
