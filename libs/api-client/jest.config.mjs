import { frontProject } from '@kaaj/web-kit/jest';

export default frontProject(import.meta.dirname);
