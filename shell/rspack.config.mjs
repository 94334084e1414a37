import { shellConfig } from '@kaaj/web-kit/rspack';

export default shellConfig(import.meta.dirname);
